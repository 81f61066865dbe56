import type { Command } from './commands/command';
import { historyCommands } from './commands/historyCommands';
import { keyCommands } from './commands/keyCommands';
import { platformCommands } from './commands/platformCommands';
import { previewCommands } from './commands/previewCommands';
import { promotionCommands } from './commands/promotionCommands';
import { publishingCommands } from './commands/publishingCommands';
import { siteCommands } from './commands/siteCommands';

/** Everything that `npm run release` can do. */
export const commands: Record<string, Command> = {
  ...publishingCommands,
  ...promotionCommands,
  ...previewCommands,
  ...historyCommands,
  ...siteCommands,
  ...keyCommands,
  ...platformCommands,
};

/** How to call each command. */
export function usage(): string {
  const width = Math.max(...Object.values(commands).map((command) => command.usage.length));
  const lines = Object.values(commands).map((command) => `  ${command.usage.padEnd(width)}  ${command.purpose}`);
  return ['npm run release -- <command>', ...lines].join('\n');
}
