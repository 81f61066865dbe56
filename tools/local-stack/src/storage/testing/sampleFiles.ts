/** The smallest valid file of each kind. */
export const sampleFiles = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  jpeg: Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.alloc(64),
    Buffer.from('ffd9', 'hex'),
  ]),
  webp: Buffer.concat([Buffer.from('RIFF\x24\0\0\0WEBPVP8L', 'latin1'), Buffer.alloc(32)]),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  svg: Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">' +
      '<defs><linearGradient id="water"><stop offset="0" stop-color="#07c"/></linearGradient></defs>' +
      '<style>.wave { fill: url(#water) }</style><path class="wave" d="M0 4h8v4H0z"/></svg>',
  ),
  csv: Buffer.from('\uFEFFdate;category;rating\n2025-08-31;Pool;5\n'),
};
