package dev.a2b.http;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.util.internal.EmptyArrays;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/** Packs one answer after another, always in the same native memory of some 270 kB. */
final class GzipEncoder {

    // https://www.rfc-editor.org/rfc/rfc1952#section-2.3: no name, no time, and nothing else that is optional.
    private static final byte[] HEADER = {0x1f, (byte) 0x8b, Deflater.DEFLATED, 0, 0, 0, 0, 0, 0, 0};
    /** More than what zlib adds to data that it cannot pack, and to the end of each part. */
    private static final int SPACE = 64;

    private final CRC32 checksum = new CRC32();
    private final Deflater deflater;
    private boolean begun;

    /**
     * @param level from 0, the fastest, to 9, the smallest
     */
    GzipEncoder(int level) {
        this.deflater = new Deflater(level, true);
    }

    /** Packs a part of an answer. What came so far can be unpacked without the next part. The data stays the caller's. */
    ByteBuf encode(ByteBufAllocator allocator, ByteBuf data, boolean last) {
        var packed = allocator.directBuffer(data.readableBytes() / 2 + SPACE);
        try {
            encode(data, packed, last);
            return packed;
        } catch (RuntimeException | Error e) {
            packed.release();
            throw e;
        } finally {
            deflater.setInput(EmptyArrays.EMPTY_BYTES); // the memory of the data may be freed before the next part
        }
    }

    /** Forgets the answer, complete or not. */
    void reset() {
        deflater.reset();
        checksum.reset();
        begun = false;
    }

    /** Frees the native memory. */
    void end() {
        deflater.end();
    }

    private void encode(ByteBuf data, ByteBuf packed, boolean last) {
        if (!begun) {
            packed.writeBytes(HEADER);
            begun = true;
        }
        for (var part : data.nioBuffers()) {
            checksum.update(part.duplicate());
            deflater.setInput(part);
            deflate(packed, Deflater.NO_FLUSH);
        }
        if (!last) {
            deflate(packed, Deflater.SYNC_FLUSH);
            return;
        }
        deflater.finish();
        deflate(packed, Deflater.NO_FLUSH);
        packed.writeIntLE((int) checksum.getValue()).writeIntLE((int) deflater.getBytesRead());
    }

    private void deflate(ByteBuf packed, int flush) {
        var full = true;
        while (full) {
            packed.ensureWritable(SPACE);
            var space = packed.internalNioBuffer(packed.writerIndex(), packed.writableBytes());
            packed.writerIndex(packed.writerIndex() + deflater.deflate(space, flush));
            full = !space.hasRemaining();
        }
    }
}
