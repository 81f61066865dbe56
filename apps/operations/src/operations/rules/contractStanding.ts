import { byTitle, counted, daysBetween } from '@platform/module-kit/screens';
import type { Tone } from '@platform/ui';
import type { Contract } from '../source/rows/contract';

/**
 * A contract waits for a decision from this many days before its notice day or, without one, its end. The database uses
 * the same number (needs_today).
 */
const CONTRACT_AHEAD_DAYS = 30;

/** The standing of a contract, and whether it waits for a decision. */
export function contractStanding(
  { startsOn, endsOn, noticeOn, isSettled }: Pick<Contract, 'startsOn' | 'endsOn' | 'noticeOn' | 'isSettled'>,
  today: string,
): { words: string; tone: Tone; isPressing: boolean } {
  if (isSettled) return { words: endsOn < today ? 'Ended' : 'Settled', tone: 'outline', isPressing: false };
  if (endsOn < today) return { words: 'Expired', tone: 'danger', isPressing: true };
  const decideOn = noticeOn || endsOn;
  const days = daysBetween(today, decideOn);
  if (days < 0) return { words: 'Notice missed', tone: 'danger', isPressing: true };
  if (days <= CONTRACT_AHEAD_DAYS) {
    const what = noticeOn ? 'Notice due' : 'Ends';
    return {
      words: days === 0 ? `${what} today` : `${what} in ${counted(days, 'day')}`,
      tone: 'warning',
      isPressing: true,
    };
  }
  return startsOn > today
    ? { words: 'To come', tone: 'water', isPressing: false }
    : { words: 'Runs', tone: 'success', isPressing: false };
}

/** Unsettled contracts first, by the day on which they end. Settled ones follow, the latest end first. */
export function inContractOrder(contracts: readonly Contract[]): Contract[] {
  return [...contracts].sort(
    (one, other) =>
      Number(one.isSettled) - Number(other.isSettled) ||
      (one.isSettled ? other.endsOn.localeCompare(one.endsOn) : one.endsOn.localeCompare(other.endsOn)) ||
      byTitle(one, other) ||
      one.id.localeCompare(other.id),
  );
}

/** The most pressing standing among a vendor's contracts; undefined without contracts. */
export function standingOfVendor(contracts: readonly Contract[], vendorId: string, today: string) {
  const own = inContractOrder(contracts.filter((contract) => contract.vendorId === vendorId));
  const standings = own.map((contract) => contractStanding(contract, today));
  return standings.find(({ isPressing }) => isPressing) ?? standings[0];
}
