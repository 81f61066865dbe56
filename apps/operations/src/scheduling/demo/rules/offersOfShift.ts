import type { ShiftOffer } from '../../source/rows/request';
import type { Shift } from '../../source/rows/shift';
import type { Known } from './facts';

/** The offers of canceled shifts, by shift. Beside the answers, as the database returns only open offers. */
const allCanceled = new WeakMap<Known, Map<string, readonly ShiftOffer[]>>();

function canceledIn(known: Known): Map<string, readonly ShiftOffer[]> {
  const canceled = allCanceled.get(known) ?? new Map<string, readonly ShiftOffer[]>();
  allCanceled.set(known, canceled);
  return canceled;
}

/** By shift and person, as the club's source reads them. */
export const inOfferOrder = (offers: readonly ShiftOffer[]): ShiftOffer[] =>
  [...offers].sort((one, two) => one.shiftId.localeCompare(two.shiftId) || one.staffId.localeCompare(two.staffId));

/** Ends the offers of a shift. Those of a canceled one may open again (app.close_offers). */
export function endOffers(known: Known, { id, status }: Shift): void {
  const open = (known.get('listOffers') ?? []).filter(({ shiftId }) => shiftId === id);
  if (open.length === 0) return;
  if (status === 'cancelled') canceledIn(known).set(id, [...(canceledIn(known).get(id) ?? []), ...open]);
  known.change('listOffers', (offers) => offers.filter((offer) => !open.includes(offer)));
}

/** Opens the offers of a restored shift again, except that of the person who has it (app.reopen_offers). */
export function reopenOffers(known: Known, { id, staffId }: Shift): void {
  const canceled = canceledIn(known).get(id) ?? [];
  const isBack = (offer: ShiftOffer) => offer.staffId !== staffId;
  canceledIn(known).set(
    id,
    canceled.filter((offer) => !isBack(offer)),
  );
  known.change('listOffers', (offers) => {
    const asked = new Set(offers.filter(({ shiftId }) => shiftId === id).map((offer) => offer.staffId));
    return inOfferOrder([...offers, ...canceled.filter((offer) => isBack(offer) && !asked.has(offer.staffId))]);
  });
}
