/** A certification from before managers confirmed them, without number, issuer and file. */
export const onRecord = {
  number: null,
  issuer: null,
  file: null,
  review: { state: 'confirmed', by: null, at: null },
} as const;
