import { generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { openRulesDatabase, type RulesDatabase } from '../support/database';

let database: RulesDatabase;
beforeAll(async () => {
  database = await openRulesDatabase();
});
afterAll(() => database.close());

async function verifies(publicKey: Buffer, message: Buffer, signature: Buffer): Promise<unknown> {
  const [row] = await database.owner(
    `select app.ed25519_verifies(decode($1, 'hex'), decode($2, 'hex'), decode($3, 'hex')) as valid`,
    [publicKey.toString('hex'), message.toString('hex'), signature.toString('hex')],
  );
  return row?.valid;
}

const hex = (text: string) => Buffer.from(text, 'hex');

// RFC 8032, section 7.1: tests 1 to 3.
test.each([
  [
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    '72',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
  [
    'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
    'af82',
    '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
  ],
])('accepts a signature of the standard: %s', async (publicKey, message, signature) => {
  expect(await verifies(hex(publicKey), hex(message), hex(signature))).toBe(true);
});

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const ownKey = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');

test('accepts what Node signs, and refuses it with one bit changed anywhere', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 0, max: 7 }),
      async (bytes, place, bit) => {
        const message = Buffer.from(bytes);
        const parts = [ownKey, message, sign(null, message, privateKey)] as const;
        expect(await verifies(...parts)).toBe(true);
        const joined = Buffer.concat(parts);
        const position = place % joined.length;
        joined[position] = (joined[position] ?? 0) ^ (1 << bit);
        const from = 32 + message.length;
        expect(await verifies(joined.subarray(0, 32), joined.subarray(32, from), joined.subarray(from))).toBe(false);
      },
    ),
    { numRuns: 25 },
  );
});

test.each([
  ['a key that is too short', () => verifies(ownKey.subarray(1), hex('00'), sign(null, hex('00'), privateKey))],
  ['a signature that is too long', () => verifies(ownKey, hex('00'), Buffer.alloc(65))],
  ['nothing but noughts', () => verifies(ownKey, hex('00'), Buffer.alloc(64))],
  ['a key that is no point', () => verifies(Buffer.alloc(32, 0xff), hex('00'), sign(null, hex('00'), privateKey))],
  [
    'a number beyond the order, which would be a second signature of the same',
    () => verifies(ownKey, hex('00'), twin()),
  ],
])('refuses %s as a signature', async (_what, attempt) => {
  expect(await attempt()).toBe(false);
});

/** Adds the order of the group to the second half: the same number as far as the curve is concerned. */
function twin(): Buffer {
  const signature = sign(null, hex('00'), privateKey);
  const order = 7237005577332262213973186563042994240857116359379907606001950938285454250989n;
  let number = BigInt(`0x${Buffer.from(signature.subarray(32)).reverse().toString('hex')}`) + order;
  for (let place = 32; place < 64; place += 1) {
    signature[place] = Number(number % 256n);
    number /= 256n;
  }
  return signature;
}
