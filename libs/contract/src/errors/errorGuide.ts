import type { ErrorName } from './errorNumbers';

/** One error in words: for the person who sees it, and for the person who looks into it. */
export interface ErrorExplanation {
  title: string;
  /** What happened, and what still works. */
  happened: string;
  /** What the person who sees it does next. */
  person: string;
  /** Where the module's or the platform's team should look. */
  team: string;
}

/** The meaning of every error of the platform. The pages at /errors and in docs/errors are made from it. */
export const errorGuide: Readonly<Record<ErrorName, ErrorExplanation>> = {
  'page-config': {
    title: 'The page came without its settings',
    happened: 'The page does not say where its data lives, so the platform did not start.',
    person: 'Reload the page. If it comes back, tell us the address and the number.',
    team: 'The page was composed without its configuration block. Compose the site again: promote any release once more.',
  },
  manifest: {
    title: 'The list of modules could not be read',
    happened:
      'The page carries no usable list of modules and the server did not answer with one, so no page can be shown.',
    person: 'Check your connection and reload the page in a moment.',
    team: 'Open /modules.json: it is missing, or does not follow the contract. Compose the site again.',
  },
  unexpected: {
    title: 'The platform itself stopped working',
    happened:
      'A part of the page that belongs to no module stopped: the start of the platform, its header, its sidebar or its footer. What is saved is not touched.',
    person: 'Reload the page. If it comes back, tell us the number and what you did just before.',
    team: 'The console has the original error with its stack. It is a fault of the shell, never of a module.',
  },
  'page-code': {
    title: 'Code of the page did not arrive',
    happened: 'A file of the platform itself did not arrive or is not the published one, so the page could not start.',
    person: 'Check your connection and reload the page. What you have saved is safe.',
    team: 'The network panel names the file. Missing in the store, it is written again by `npm run release -- shell`; a digest that does not match keeps it from being run.',
  },
  contract: {
    title: 'The module needs another platform',
    happened: 'The module asks for a version of the contract that this platform does not speak, so it was not loaded.',
    person: 'Go on with the other modules. Try again later, or tell us the number and the name of the module.',
    team: 'Compare "contract" in module.json with the contract of the platform; release the module for this one, or roll it back.',
  },
  unreachable: {
    title: 'The server could not be reached',
    happened: "The module's files did not arrive, and asking again for them got no answer at all.",
    person: 'Check your connection, then press Retry. The pages that are open stay readable.',
    team: "Check that the artifact server answers and that its name is in the page's Content-Security-Policy.",
  },
  'missing-file': {
    title: "One of the module's files is missing",
    happened:
      'A file that the release consists of did not arrive: the server answered without it, or the connection was lost on the way.',
    person: 'Check your connection and press Retry. If it comes back, reload the page: a newer release may be there.',
    team: 'Run "npm run release -- verify": it names what is missing in the store. Roll back until it is there again.',
  },
  'changed-file': {
    title: "One of the module's files is not the published one",
    happened:
      'A file differs from the one that was published, by as little as one letter. It was not run, because no one knows who changed it.',
    person: 'Press Retry once. If it comes back, tell us the number: someone has to look at the server.',
    team: 'Run "npm run release -- verify". Look for a proxy that rewrites scripts, and treat the store as tampered with until it is explained.',
  },
  'shared-version': {
    title: 'The module needs another version of a shared library',
    happened: 'The module was built for another major version of a library that the platform provides once for all.',
    person: 'Go on with the other modules. Tell us the number and the name of the module.',
    team: "Build the module again with the platform's versions, or roll it back to a release that fits.",
  },
  timeout: {
    title: 'The module took too long',
    happened: 'The module was not there after eight seconds. The rest of the platform went on without it.',
    person: 'Check your connection, then press Retry.',
    team: 'Look at the size of the first load and at the speed of the artifact server; a module must not wait for data before it mounts.',
  },
  'crashed-loading': {
    title: 'The module stopped while it was loading',
    happened: 'All files are there and are the published ones, but their code failed before the module could start.',
    person: 'Press Retry. If it comes back, go on with the other modules and tell us the number.',
    team: 'The console has the original error. Check that src/index.ts exports platformModule, and roll back.',
  },
  'crashed-mounting': {
    title: 'The module stopped while it was starting',
    happened: 'The module was loaded, but failed before its first page appeared.',
    person: 'Press Retry. If it comes back, go on with the other modules and tell us the number.',
    team: 'The console has the original error with its stack. Roll back, then correct it.',
  },
  'crashed-rendering': {
    title: 'The module stopped working',
    happened:
      'A page of the module failed while it was shown. What had been saved is saved; what was only typed is lost.',
    person: 'Press Retry. If it comes back, tell us the number and what you did just before.',
    team: 'The console has the original error with its stack. Roll back, then correct it.',
  },
  signature: {
    title: 'No trusted publisher signed the module',
    happened:
      'No publisher that this platform trusts has signed the release, or the key that signed it was revoked. It was not run, because no one knows who made it.',
    person: 'Press Retry once. If it comes back, go on with the other modules and tell us the number.',
    team: 'Run "npm run release -- verify" and "npm run release -- key list". If the key was revoked, sign the release with another one. If not, treat the registry as tampered with until it is explained.',
  },
  froze: {
    title: 'The module stopped answering',
    happened:
      'When the module was last opened in this browser, the page froze until it was closed, and there is no earlier release to show instead. It was not loaded again.',
    person:
      'Press Retry to open it anyway. If the page freezes again, close it, go on with the other modules and tell us the number.',
    team: 'Look for a loop that never ends where the module is loaded, mounted or first rendered: "npm run release -- check" finds it. Roll back, then correct it.',
  },
  'slot-props': {
    title: 'A page handed a module what it does not understand',
    happened:
      'A page has a slot that other modules fill. What the page handed over is not what it had declared, so the module did not get it.',
    person: 'The rest of the page works. If the part stays away after a reload, tell us the number.',
    team: 'The module that owns the page describes the slot in its offers.json: compare the schema there with what the page hands over. The devtools say what differed.',
  },
  'slot-answer': {
    title: 'A module answered what the page did not ask for',
    happened:
      'A page asks modules for something, such as search results. The page cannot show the answer of this module, so it shows nothing from it.',
    person: 'The answers of the other modules are there. Press Retry once; if it comes back, tell us the number.',
    team: 'Compare the answer with the schema under "answer" where the slot is offered; the devtools say what differed. The release is reported, and the previous one replaces it.',
  },
  membership: {
    title: 'Your club or your permissions could not be read',
    happened:
      'You are signed in, but the server did not say which club you belong to or what you may use. It says nothing about your club: nothing was removed.',
    person: 'Press Retry. If it comes back, wait a few minutes and reload the page.',
    team: 'The answer of profiles, clubs or get_user_permissions is in the network panel and in the log of the gateway.',
  },
  'club-modules': {
    title: "Your club's modules could not be asked for",
    happened:
      'The server did not say which modules your club has. The page goes on with what it knew last, or with what every visitor gets.',
    person: 'If a module is missing, reload the page in a moment.',
    team: 'The answer of platform_manifest is in the console. Everything else is asked for independently of it.',
  },
};
