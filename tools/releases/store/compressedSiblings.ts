import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|map)$/;
/** Below this, a compressed copy saves less than the request's own headers. */
const WORTHWHILE_BYTES = 512;

/** Compression levels: a release is compressed once and read for years, a page is rewritten with every promotion. */
const EFFORT = { release: { brotli: 11, gzip: 9 }, page: { brotli: 5, gzip: 6 } };

/**
 * A file and, if they save enough, its brotli and gzip variants (`entry.js.br`, `entry.js.gz`), so that a static server
 * only has to pick one.
 */
export async function withCompressedSiblings(
  file: string,
  content: Uint8Array,
  kind: keyof typeof EFFORT = 'release',
): Promise<[string, Uint8Array][]> {
  if (!COMPRESSIBLE.test(file) || content.byteLength < WORTHWHILE_BYTES) return [[file, content]];
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: EFFORT[kind].brotli } }),
    promisify(gzip)(content, { level: EFFORT[kind].gzip }),
  ]);
  return [
    [file, content],
    [`${file}.br`, brotli],
    [`${file}.gz`, gzipped],
  ];
}
