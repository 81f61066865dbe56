import { keyStatement, moduleIdSchema, publicKeySchema, type Publisher } from '@platform/contract';
import { worded } from '@platform/database';
import { check_signature } from '@platform/database/raised';
import { answerOf, type Platform } from '../platforms/platform';
import { ReleaseError } from '../registry/releaseError';
import type { HeldKey } from './heldKey';
import { createPublisherKey, readPublisherKeys, readRootKey } from './keyFolder';

const { noPublisherKey: missing, keyRevoked: revoked, keyMayNotSign: ofOthers } = check_signature;

const noSuchKey = (id: string) => new ReleaseError(`${worded(missing.message, id)} ${missing.hint}`);

export interface KeyRequest {
  /** The owner's name, for people. */
  name: string;
  /** The modules whose releases it may sign; undefined for every module. */
  modules?: string[];
  actor: string;
}

/** A publisher's key as the registry knows it. */
interface PublisherKey {
  id: string;
  name: string;
  publicKey: string;
  modules: string[] | null;
  addedBy: string;
  addedAt: string;
  revokedAt: string | null;
  revokeReason: string | null;
}

/**
 * Makes a key, and adds it if the firm's root key is available to certify it.
 * @returns where the private key is, and whether the registry has it
 */
export async function makePublisherKey(
  platform: Platform,
  request: KeyRequest,
): Promise<{ key: HeldKey; file: string; isAdded: boolean }> {
  const root = await readRootKey(platform.keyFolder);
  const { key, file } = await createPublisherKey(platform.keyFolder);
  if (root) await certify(platform, root, key.publicKey, request);
  return { key, file, isAdded: root !== undefined };
}

/** The command with which the holder of the root key adds a key, for only the modules that it was made for. */
export function addingCommand(publicKey: string, { name, modules }: Pick<KeyRequest, 'name' | 'modules'>): string {
  return `key add ${publicKey} --name "${name}"${modules ? ` --modules ${modules.join(',')}` : ''}`;
}

/** Certifies a publisher's key with the firm's root key and adds it to the registry. @returns its id */
export async function addPublisherKey(platform: Platform, publicKey: string, request: KeyRequest): Promise<string> {
  if (!publicKeySchema.safeParse(publicKey).success) {
    throw new ReleaseError(`"${publicKey}" is not a public key. "key create" prints it, 44 characters of base64.`);
  }
  const root = await readRootKey(platform.keyFolder);
  if (!root) {
    throw new ReleaseError(
      `The root key is not in ${platform.keyFolder}. Only who keeps it adds publishers; CLUBCREW_KEYS says where it is.`,
    );
  }
  return certify(platform, root, publicKey, request);
}

async function certify(
  { registry }: Platform,
  root: HeldKey,
  publicKey: string,
  { name, modules, actor }: KeyRequest,
): Promise<string> {
  await answerOf(registry.rpc('trust_root', { public_key_param: root.publicKey }));
  const id: string = await answerOf(
    registry.rpc('add_publisher_key', {
      public_key_param: publicKey,
      name_param: name,
      modules_param: modules ?? null,
      certificate_param: root.sign(keyStatement({ publicKey, modules })),
      actor_param: actor,
    }),
  );
  return id;
}

/** Every publisher's key, the newest first. */
export async function listPublisherKeys({ registry }: Platform): Promise<PublisherKey[]> {
  const rows: PublisherKeyRow[] = await answerOf(
    registry.from('publisher_keys').select('*').order('created_at', { ascending: false }),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    publicKey: row.public_key,
    modules: row.modules,
    addedBy: row.added_by,
    addedAt: row.created_at,
    revokedAt: row.revoked_at,
    revokeReason: row.revoke_reason,
  }));
}

interface PublisherKeyRow {
  id: string;
  name: string;
  public_key: string;
  modules: string[] | null;
  certificate: string;
  added_by: string;
  created_at: string;
  revoked_at: string | null;
  revoke_reason: string | null;
}

/**
 * The key of this machine that signs releases of a module: the requested one, else the newest that may sign them.
 * @throws ReleaseError that says how to get one
 */
export async function keyForModule(platform: Platform, moduleId: string, wanted?: string): Promise<HeldKey> {
  const held = await readPublisherKeys(platform.keyFolder);
  const known = await listPublisherKeys(platform);
  if (wanted !== undefined) {
    const key = held.get(wanted);
    if (!key) throw new ReleaseError(`The private key ${wanted} is not in ${platform.keyFolder}.`);
    requireUsable(known, moduleId, wanted);
    return key;
  }
  const usable = known.find(
    ({ id, revokedAt, modules }) => revokedAt === null && held.has(id) && (modules?.includes(moduleId) ?? true),
  );
  const key = usable && held.get(usable.id);
  if (key) return key;
  throw new ReleaseError(
    `No key in ${platform.keyFolder} may sign releases of ${moduleId}. ` +
      `Make one: npm run release -- key create --name "…" --modules ${moduleId}`,
  );
}

/** @throws ReleaseError for a key that may not sign releases of the module */
export function requireUsable(
  known: readonly Pick<PublisherKey, 'id' | 'name' | 'modules' | 'revokedAt' | 'revokeReason'>[],
  moduleId: string,
  id: string,
): void {
  const key = known.find((each) => each.id === id);
  if (!key) throw noSuchKey(id);
  if (key.revokedAt !== null) {
    const why = key.revokeReason?.replace(/[.\s]+$/, '');
    throw new ReleaseError(`${worded(revoked.message, id, key.name, why ?? '')} Sign with another key.`);
  }
  if (key.modules && !key.modules.includes(moduleId)) {
    throw new ReleaseError(`${worded(ofOthers.message, id, key.name, moduleId)} ${ofOthers.hint}`);
  }
}

/** The data that proves a key to a program that knows the root. @throws ReleaseError for a key that was not added */
export async function publisherOf({ registry }: Platform, { id }: HeldKey): Promise<Publisher> {
  const rows = (await answerOf(
    registry.from('publisher_keys').select('public_key, modules, certificate').eq('id', id),
  )) as Pick<PublisherKeyRow, 'public_key' | 'modules' | 'certificate'>[];
  const [row] = rows;
  if (!row) throw noSuchKey(id);
  const { public_key: publicKey, modules, certificate } = row;
  return { publicKey, certificate, ...(modules && { modules }) };
}

/** A release that people lose when a key is revoked. */
export interface Consequence {
  moduleId: string;
  version: string;
  /** A channel, `rollout`, or `pin`. */
  givenBy: string;
  /** The release that people get instead; null if there is none. */
  backTo: string | null;
  /** Names of the clubs that have the release. */
  clubs: string[];
}

/** The effect of revoking a key. @throws ReleaseError for a key that was not added */
export async function revocationConsequences(platform: Platform, id: string): Promise<Consequence[]> {
  const known = await listPublisherKeys(platform);
  if (!known.some((key) => key.id === id)) {
    throw noSuchKey(id);
  }
  const rows: ConsequenceRow[] = await answerOf(platform.registry.rpc('revocation_consequences', { key_id_param: id }));
  return rows.map(consequenceIn);
}

/** Revokes a key permanently. @returns the releases that people lose */
export async function revokePublisherKey(
  { registry }: Platform,
  { id, reason, actor }: { id: string; reason: string; actor: string },
): Promise<Consequence[]> {
  const rows: ConsequenceRow[] = await answerOf(
    registry.rpc('revoke_publisher_key', { key_id_param: id, reason_param: reason, actor_param: actor }),
  );
  return rows.map(consequenceIn);
}

interface ConsequenceRow {
  module_id: string;
  version: string;
  given_by: string;
  back_to: string | null;
  clubs: string[];
}

const consequenceIn = (row: ConsequenceRow): Consequence => ({
  moduleId: row.module_id,
  version: row.version,
  givenBy: row.given_by,
  backTo: row.back_to,
  clubs: row.clubs,
});

/** Reads a list of modules, such as `training,facilities`. @throws ReleaseError for a name that no module can have */
export function parseModules(typed: string): string[] {
  const ids = typed.split(',').map((id) => id.trim());
  const wrong = ids.find((id) => !moduleIdSchema.safeParse(id).success);
  if (wrong !== undefined)
    throw new ReleaseError(`"${wrong}" is not a module. Name them by id, such as training,facilities.`);
  return ids;
}
