package com.example.a2b.user;

import io.micronaut.data.annotation.Id;
import io.micronaut.data.annotation.MappedEntity;

@MappedEntity("users")
record User(@Id long id, String firstName, String lastName, String email, String phone) {}
