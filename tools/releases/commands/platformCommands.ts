import { buildApp } from '../publishing/buildApp';
import { compose } from '../compose/compose';
import { nameFirstAdministrator } from '../platforms/firstAdministrator';
import { publishShell, readCurrentShell, readPreviousShell } from '../publishing/publishShell';
import { shellSizeInWords } from '../publishing/sizeChange';
import { withBuilds } from '../publishing/withBuilds';
import { required, type Command } from './command';

const usages = { administrator: 'administrator <email>' };

/** Commands that start a platform, and that renew what all of its pages share. */
export const platformCommands: Record<string, Command> = {
  administrator: {
    usage: usages.administrator,
    purpose: 'let the first administrator of the platform in, and print the link with which the account begins',
    words: 1,
    options: [],
    async run({ platform, print, answer }, [address]) {
      const email = required(address, usages.administrator);
      const { link, isFirst } = await nameFirstAdministrator(platform, email);
      answer({ email, link, isFirst });
      if (link === undefined) {
        return print(`${email} has an account already. Sign in at ${platform.siteOrigin}/auth.`);
      }
      print(`${link}\n`);
      print(
        isFirst
          ? `For ${email} alone, once, within an hour. The person who opens it becomes the super admin of this platform.`
          : `For ${email} alone, once, within an hour. The platform has a super admin already, who gives the role.`,
      );
    },
  },
  shell: {
    usage: 'shell',
    purpose: 'build the shell, sign and store it, and compose the site with it; "npm start" does so by itself',
    words: 0,
    options: [],
    async run({ platform, progress, print, answer }) {
      const hasChanged = await withBuilds(progress, async () => {
        await progress.step('Building the shell', () => buildApp('shell'));
        return progress.step('Storing the shell', () => publishShell(platform));
      });
      answer({ hasChanged });
      await progress.step('Composing the site', () => compose(platform));
      if (!hasChanged) return print('It is the shell that pages have already.');
      print('Pages have the new shell from now on.');
      const [now, before] = await Promise.all([readCurrentShell(platform), readPreviousShell(platform)]);
      for (const line of shellSizeInWords(now.build.bytes ?? {}, before?.build.bytes)) print(`  ${line}`);
    },
  },
};
