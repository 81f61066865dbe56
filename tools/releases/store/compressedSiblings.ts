import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|json|svg|txt|map)$/;
/** Below this, a compressed copy saves less than the request's own headers. */
const WORTHWHILE_BYTES = 512;

/**
 * A file and, where it pays, its brotli and gzip twins (`entry.js.br`, `entry.js.gz`), compressed once at the highest
 * quality so that a static server only has to pick one.
 */
export async function withCompressedSiblings(file: string, content: Uint8Array): Promise<[string, Uint8Array][]> {
  if (!COMPRESSIBLE.test(file) || content.byteLength < WORTHWHILE_BYTES) return [[file, content]];
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return [
    [file, content],
    [`${file}.br`, brotli],
    [`${file}.gz`, gzipped],
  ];
}
