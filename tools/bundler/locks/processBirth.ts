import { readFileSync } from 'node:fs';

/**
 * A value that two processes with the same pid never share: boot and start tick, from Linux' /proc. Null if the system
 * does not provide it; then only the pid is compared.
 */
export function processBirth(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name, in parentheses, may contain spaces. The start tick is field 22 of proc(5).
    const fieldsAfterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot} ${fieldsAfterName[19]}`;
  } catch {
    return null;
  }
}
