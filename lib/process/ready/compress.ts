import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pLimit from "p-limit";

/** Leaves the other threads of the pool to passwords and pictures: Brotli takes a fifth of a second for a page. */
const oneAtATime = pLimit(1);

/** Compresses a text at the highest levels, off the event loop. */
export const compress = (body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> =>
  oneAtATime(async () => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    const br = await promisify(brotliCompress)(body, { params });
    return { br, gzip: await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }) };
  });
