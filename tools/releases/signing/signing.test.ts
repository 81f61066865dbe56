import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyStatement, releaseStatement, type ReleaseSignature, type SignedRelease } from '@platform/contract';
import fc from 'fast-check';
import { createKey } from './heldKey';
import { hasSigned } from './hasSigned';
import { isVouchedFor } from './isVouchedFor';
import { createPublisherKey, prepareRoot, readPublisherKeys, readRootKey, readRoots } from './keyFolder';
import { digestOf, signatureOf, signedPartOf } from './signedPart';

const root = createKey();
const publisher = createKey();
const TEXT = JSON.stringify({
  moduleId: 'training',
  version: '1.1.0',
  descriptor: { contract: '^1.0.0' },
  entry: 'entry.js',
  global: 'training_1_1_0',
  files: { 'entry.js': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 3 } },
});

function signed(modules?: string[]): ReleaseSignature {
  const { publicKey } = publisher;
  return {
    publisher: { publicKey, modules, certificate: root.sign(keyStatement({ publicKey, modules })) },
    digest: digestOf(TEXT),
    value: signatureOf(publisher, TEXT),
  };
}

test('trusts a release whose publisher a root has certified for the module', () => {
  expect(isVouchedFor(signedPartOf(TEXT), signed(), [createKey().publicKey, root.publicKey])).toBe(true);
  expect(isVouchedFor(signedPartOf(TEXT), signed(['training']), [root.publicKey])).toBe(true);
});

test('trusts no other: another root, another module, a certificate for less than is claimed', () => {
  expect(isVouchedFor(signedPartOf(TEXT), signed(), [createKey().publicKey])).toBe(false);
  expect(isVouchedFor(signedPartOf(TEXT), signed(), [])).toBe(false);
  expect(isVouchedFor(signedPartOf(TEXT), signed(['facilities']), [root.publicKey])).toBe(false);
  const widened = signed(['facilities']);
  delete widened.publisher.modules;
  expect(isVouchedFor(signedPartOf(TEXT), widened, [root.publicKey])).toBe(false);
});

test('refuses a release.json with any changed byte', () => {
  fc.assert(
    fc.property(fc.nat(TEXT.length - 1), fc.integer({ min: 1, max: 127 }), (place, change) => {
      const bytes = Buffer.from(TEXT);
      bytes[place] = ((bytes[place] ?? 0) ^ change) & 0x7f;
      fc.pre(bytes.toString() !== TEXT);
      const release = { ...signedPartOf(TEXT), digest: digestOf(bytes.toString()) };
      return !isVouchedFor(release, signed(), [root.publicKey]);
    }),
  );
});

test('refuses any changed value, and gives no two releases the same statement', () => {
  const release = signedPartOf(TEXT);
  const value = fc.stringMatching(/^[a-z0-9 .^-]{0,20}$/);
  const another: fc.Arbitrary<SignedRelease> = fc.record({
    id: value,
    version: value,
    entry: fc.record({ file: value, integrity: value }),
    global: value,
    contract: value,
    digest: value,
  });
  fc.assert(
    fc.property(another, another, (one, two) => {
      const isSame = JSON.stringify(one) === JSON.stringify(two);
      return (releaseStatement(one) === releaseStatement(two)) === isSame;
    }),
  );
  for (const key of ['id', 'version', 'global', 'contract'] as const) {
    expect(isVouchedFor({ ...release, [key]: `${release[key]}0` }, signed(), [root.publicKey])).toBe(false);
  }
});

test("does not accept a certificate as a release's signature, whatever its key and modules are named", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (publicKey, modules) => {
      const statement = keyStatement({ publicKey, modules });
      return !statement.startsWith('platform release 1\n');
    }),
  );
  expect(hasSigned(root.publicKey, keyStatement({ publicKey: 'x' }), root.sign(keyStatement({ publicKey: 'y' })))).toBe(
    false,
  );
});

describe('a folder of keys', () => {
  let folder: string;
  beforeEach(() => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'keys-')), 'publishing');
  });
  afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

  test('makes one root, and lets only their owner read private keys', async () => {
    await prepareRoot(folder);
    const before = await readRootKey(folder);
    await prepareRoot(folder);
    expect((await readRootKey(folder))?.publicKey).toBe(before?.publicKey);
    expect(readRoots(folder)).toEqual([before?.publicKey]);
    const { key, file } = await createPublisherKey(folder);
    for (const private_ of [file, path.join(folder, 'root.pem')]) expect(statSync(private_).mode & 0o777).toBe(0o600);
    const held = (await readPublisherKeys(folder)).get(key.id);
    expect(hasSigned(key.publicKey, 'text', held?.sign('text') ?? '')).toBe(true);
    expect([...(await readPublisherKeys(folder)).keys()]).toEqual([key.id]);
  });

  test('names the file that cannot be used', async () => {
    await prepareRoot(folder);
    writeFileSync(path.join(folder, 'root.pem'), 'not a key');
    await expect(readRootKey(folder)).rejects.toThrow(/root\.pem holds no private key that can be used/);
    writeFileSync(path.join(folder, 'roots.txt'), 'not a key\n');
    expect(() => readRoots(folder)).toThrow(/roots\.txt names "not a key"/);
  });
});
