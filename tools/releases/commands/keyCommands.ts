import type { ReleaseOptions } from '../terminal/commandLine';
import { required, type Command, type CommandContext } from './command';
import { describeMoment } from '../channels/history';
import { answerOf, type Platform } from '../platforms/platform';
import { reasonOf } from '../terminal/reason';
import { ReleaseError } from '../registry/releaseError';
import { releaseNamed } from '../registry/releaseName';
import {
  addingCommand,
  addPublisherKey,
  listPublisherKeys,
  makePublisherKey,
  parseModules,
  revocationConsequences,
  revokePublisherKey,
  type Consequence,
  type KeyRequest,
} from '../signing/publisherKeys';
import { prepareRoot } from '../signing/keyFolder';
import { signRelease } from '../signing/signRelease';
import { compose } from '../compose/compose';
import { formatTable } from '../terminal/table';

type KeyCommand = (context: CommandContext, argument: string | undefined, options: ReleaseOptions) => Promise<void>;

/** The commands under `npm run release -- key …`. */
const actions: Record<string, KeyCommand> = {
  async root({ platform: { keyFolder }, print, answer }) {
    const isNew = await prepareRoot(keyFolder);
    if (!isNew) throw new ReleaseError(`${keyFolder} knows a root key already. Nothing was changed.`);
    answer({ keyFolder });
    print(`The firm's root key is root.pem in ${keyFolder}. Keep it off every machine that publishes or composes.`);
    print('Those need roots.txt of the same folder, which holds its public half.');
  },

  async create({ platform, actor, print, answer }, _argument, options) {
    const request = requestOf(options, actor);
    const { key, file, isAdded } = await makePublisherKey(platform, request);
    answer({ id: key.id, publicKey: key.publicKey, file, isAdded });
    print(`The private key is in ${file}. Keep it to yourselves, outside every repository.`);
    print(`Its public key is ${key.publicKey}`);
    print(
      isAdded
        ? `The key ${key.id} can sign from now on.`
        : `The holder of the root key adds it: npm run release -- ${addingCommand(key.publicKey, request)}`,
    );
    if (isAdded) (await modulesToCome(platform, request.modules ?? [])).forEach(print);
  },

  async add({ platform, actor, print, answer }, publicKey, options) {
    const id = await addPublisherKey(platform, required(publicKey, usages.add), requestOf(options, actor));
    answer({ id });
    print(`The key ${id} of ${options.name} can sign from now on.`);
  },

  async list({ platform, print, answer }) {
    const keys = await listPublisherKeys(platform);
    answer({ keys });
    if (keys.length === 0) return print('There are no keys yet.');
    print(
      formatTable(
        ['id', 'of', 'signs', 'added', 'by', 'state'],
        keys.map((key) => [
          key.id,
          key.name,
          key.modules?.join(', ') ?? 'every module',
          describeMoment(key.addedAt),
          key.addedBy,
          key.revokedAt === null ? 'counts' : `revoked ${describeMoment(key.revokedAt)}: ${key.revokeReason}`,
        ]),
      ),
    );
  },

  async revoke({ platform, progress, actor, print, answer }, key, { reason }) {
    const id = required(key, usages.revoke);
    const consequences = await revocationConsequences(platform, id);
    answer({ id, consequences, isRevoked: false });
    consequences.forEach((consequence) => print(describeConsequence(consequence)));
    if (consequences.length === 0) print('No one has a release that only this key signed.');
    if (reason === undefined) return print(`Nothing was revoked. To revoke the key, add --reason "…".`);
    await revokePublisherKey(platform, { id, reason: reasonOf(reason, 'nothing was revoked'), actor });
    answer({ isRevoked: true });
    print(`The key ${id} is revoked.`);
    await progress.step('Composing the site', () => compose(platform));
  },
};

const usages = {
  root: 'key root',
  create: 'key create --name "Training team" [--modules training]',
  add: 'key add <public key> --name "Training team" [--modules training]',
  list: 'key list',
  revoke: 'key revoke <id> [--reason "…"]',
};

/** Commands that take a key. */
const WITH_ARGUMENT = ['add', 'revoke'];

const signUsage = 'sign <module>@<version> [--key <id>]';

/** The commands for the keys of publishers. */
export const keyCommands: Record<string, Command> = {
  key: {
    usage: 'key root|create|add|list|revoke …',
    purpose:
      'make, add, show and revoke the keys that sign releases; revoke first says which releases and clubs it affects',
    words: 2,
    options: ['name', 'modules', 'reason'],
    async run(context, [verb, argument], options) {
      const action = actions[verb ?? ''];
      if (!action) throw new ReleaseError(`Say what to do:\n${Object.values(usages).join('\n')}`);
      if (argument && !WITH_ARGUMENT.includes(verb as string)) {
        throw new ReleaseError(
          `"${argument}" is unexpected: npm run release -- ${usages[verb as keyof typeof usages]}`,
        );
      }
      await action(context, argument, options);
    },
  },
  sign: {
    usage: signUsage,
    purpose: 'sign a release once more, as when its key is to be revoked',
    words: 1,
    options: ['key'],
    async run({ platform, actor, print, answer }, [name], { key }) {
      const release = releaseNamed(required(name, signUsage));
      const signed = await signRelease(platform, { ...release, key, actor });
      answer({ ...release, key: signed });
      print(`The key ${signed} vouches for ${name}.`);
    },
  },
};

function requestOf({ name, modules }: ReleaseOptions, actor: string): KeyRequest {
  if (!name?.trim()) throw new ReleaseError('Say whose key it is, with --name "…".');
  return { name: name.trim(), modules: modules === undefined ? undefined : parseModules(modules), actor };
}

/** The modules that are not published yet: their ids may be typos. */
async function modulesToCome({ registry }: Platform, ids: readonly string[]): Promise<string[]> {
  const rows = await answerOf(registry.from('modules').select('id').in('id', ids));
  const known = new Set(rows.map(({ id }) => id as string));
  return ids.filter((id) => !known.has(id)).map((id) => `No one has published a module ${id} here yet.`);
}

/** Most clubs in one line. */
const NAMED_CLUBS = 5;

function describeConsequence({ moduleId, version, givenBy, backTo, clubs }: Consequence): string {
  const others = clubs.length - NAMED_CLUBS;
  const named = clubs.slice(0, NAMED_CLUBS).join(', ') + (others > 0 ? ` and ${others} others` : '');
  const instead = backTo === null ? 'nothing is left to go back to' : `back to ${backTo}`;
  return `${moduleId} ${version} (${givenBy}): ${instead}. ${clubs.length === 0 ? 'No club has it.' : `Clubs: ${named}.`}`;
}
