import { found, type ChangeSteps } from '@platform/module-kit/testing';
import type { SchedulingSource } from '../source/schedulingSource';
import { draft, numbered, on, personOf, RULES, write } from './steps.testkit';

const OWN_FRIDAY = numbered(70);
const EVENING = numbered(9010);
const TUESDAY = numbered(9011);
const COVER = numbered(9012);
const BEGUN = numbered(9013);
const CLAIRES = numbered(72);
/** An open shift of their own role, for which people are told. */
const office = { ...draft, role: 'Manager', location: 'Office', breakMinutes: 0, status: 'published' as const };
const allDay = { day: null, fromTime: '00:00', toTime: '24:00', kind: 'unavailable' as const, note: null };
const letTake = async (source: SchedulingSource, staffTakeOpenShifts: boolean) =>
  source.saveRules({ ...RULES, staffTakeOpenShifts }, (await source.readRules()).version);
const wish = { kind: 'drop' as const, colleagueShiftId: null, note: null };
/** The shift as the person saw it. Only an answer that waited for the network compares more than its id. */
const seen = (id: string) => ({ ...office, ...on('2025-05-06', '10:00', '14:00'), id });
const ownOf = async (source: SchedulingSource) => found(await source.ownStaffId());
const ownRequest = async (source: SchedulingSource, shiftId: string) => {
  const own = await ownOf(source);
  const requests = await source.listRequests();
  return found(requests.findLast((one) => one.shiftId === shiftId && [one.staffId, one.colleagueId].includes(own))).id;
};
const ownTimeOff = async (source: SchedulingSource, startsOn: string) => {
  const own = await ownOf(source);
  return found((await source.listTimeOff()).find((off) => off.staffId === own && off.startsOn === startsOn)).id;
};

/** What a person changes in their own week, in the demo and in the club. */
export const ownSteps: ChangeSteps<SchedulingSource> = {
  'opening an evening that one can work': (source) =>
    source.addShift(EVENING, { ...office, ...on('2025-05-01', '17:00', '19:00') }),
  'taking it without an offer, with too little rest before': (source) => source.acceptOffer(EVENING),
  'offering the evening': (source) => source.offerOpenShifts(),
  'canceling the evening, which ends its offers': (source) =>
    write(source, EVENING, { status: 'cancelled' }, 'A storm.'),
  'restoring it, which opens them again': (source) => write(source, EVENING, { status: 'published' }, 'No storm.'),
  'accepting an offer': (source) => source.acceptOffer(EVENING),
  'accepting it twice': (source) => source.acceptOffer(EVENING),
  'opening a shift that no rule speaks against': (source) =>
    source.addShift(TUESDAY, { ...office, ...on('2025-05-06', '10:00', '14:00') }),
  'letting only managers fill shifts': (source) => letTake(source, false),
  'taking a shift that was not offered then': (source) => source.acceptOffer(TUESDAY),
  'letting people take shifts again': (source) => letTake(source, true),
  'taking an open shift': (source) => source.acceptOffer(TUESDAY),
  'taking it twice': (source) => source.acceptOffer(TUESDAY),
  'flagging the shift of a colleague': async (source) =>
    source.addShift(
      COVER,
      {
        ...office,
        ...on('2025-05-07', '14:00', '18:00'),
        staffId: await personOf(source, 'Frank Delgado'),
        needsCover: true,
      },
      'He fills in.',
    ),
  'asking to pick up what needs cover': async (source) =>
    source.askForShift({ ...wish, kind: 'pickup', staffId: await ownOf(source), shiftId: COVER }),
  'entering that the colleague drops it': async (source) =>
    source.askForShift({ ...wish, staffId: found(await personOf(source, 'Frank Delgado')), shiftId: COVER }),
  'taking what needs cover': (source) => source.acceptOffer(COVER),
  'taking a shift of another role': (source) => source.acceptOffer(numbered(69)),
  'taking what another person has': (source) => source.acceptOffer(CLAIRES),
  'taking what is not there': (source) => source.acceptOffer(numbered(9999)),
  'opening a shift after it began': (source) =>
    source.addShift(BEGUN, { ...office, ...on('2025-05-01', '08:00', '12:00') }),
  'taking a shift that has begun': (source) => source.acceptOffer(BEGUN),
  'answering the shift of another person': (source) => source.answerShift(seen(CLAIRES), 'confirmed', ''),
  'answering a shift that has begun': (source) => source.answerShift(seen(numbered(58)), 'confirmed', ''),
  'declining a shift with too long a reason': (source) =>
    source.answerShift(seen(TUESDAY), 'declined', 'x'.repeat(501)),
  'declining a shift': (source) => source.answerShift(seen(TUESDAY), 'declined', ' A school play. '),
  'declining it with another reason': (source) => source.answerShift(seen(TUESDAY), 'declined', 'A cold.'),
  'confirming it after all': (source) => source.answerShift(seen(TUESDAY), 'confirmed', ''),
  'asking to drop what one took': async (source) =>
    source.askForShift({ ...wish, staffId: await ownOf(source), shiftId: TUESDAY }),
  'approving a drop': async (source) => source.decideRequest(await ownRequest(source, TUESDAY), 'approved', ''),
  'taking the drop back': async (source) => source.reopenRequest(await ownRequest(source, TUESDAY)),
  'approving the drop once more': async (source) =>
    source.decideRequest(await ownRequest(source, TUESDAY), 'approved', ''),
  'confirming what one may drop': (source) => source.answerShift(seen(TUESDAY), 'confirmed', 'I can come.'),
  'canceling it': (source) => write(source, TUESDAY, { status: 'cancelled' }),
  'answering a canceled shift': (source) => source.answerShift(seen(TUESDAY), 'declined', ''),
  'taking back a drop whose shift was canceled': async (source) =>
    source.reopenRequest(await ownRequest(source, TUESDAY)),
  'asking to drop a shift': async (source) =>
    source.askForShift({ ...wish, staffId: await ownOf(source), shiftId: OWN_FRIDAY, note: 'A school play.' }),
  'asking for it twice': async (source) =>
    source.askForShift({ ...wish, staffId: await ownOf(source), shiftId: OWN_FRIDAY }),
  'withdrawing it': async (source) => source.withdrawRequest(await ownRequest(source, OWN_FRIDAY)),
  'withdrawing it again': async (source) => source.withdrawRequest(await ownRequest(source, OWN_FRIDAY)),
  'withdrawing the request of another person': async (source) =>
    source.withdrawRequest(found((await source.listRequests())[0]).id),
  'asking to drop the shift of another person': async (source) =>
    source.askForShift({ ...wish, staffId: await ownOf(source), shiftId: CLAIRES }),
  'asking to pick up what one may not work': async (source) =>
    source.askForShift({ ...wish, kind: 'pickup', staffId: await ownOf(source), shiftId: numbered(83) }),
  'asking to pick up what is not open': async (source) =>
    source.askForShift({ ...wish, kind: 'pickup', staffId: await ownOf(source), shiftId: CLAIRES }),
  'asking about a shift that has begun': async (source) =>
    source.askForShift({ ...wish, staffId: await ownOf(source), shiftId: numbered(58) }),
  'asking to swap for a shift at the time of another one': async (source) =>
    source.askForShift({
      ...wish,
      kind: 'swap',
      staffId: found(await personOf(source, 'Avery Collins')),
      shiftId: numbered(50),
      colleagueShiftId: numbered(65),
    }),
  'asking a colleague to swap who works at that time': async (source) =>
    source.askForShift({
      ...wish,
      kind: 'swap',
      staffId: found(await personOf(source, 'Liam Novak')),
      shiftId: numbered(65),
      colleagueShiftId: numbered(50),
    }),
  'asking to swap with a colleague': async (source) =>
    source.askForShift({
      ...wish,
      kind: 'swap',
      staffId: found(await personOf(source, 'Frank Delgado')),
      shiftId: numbered(71),
      colleagueShiftId: OWN_FRIDAY,
    }),
  'agreeing to a swap': async (source) => source.answerSwap(await ownRequest(source, numbered(71)), true),
  'not agreeing after all': async (source) => source.answerSwap(await ownRequest(source, numbered(71)), false),
  'answering what is not asked any more': async (source) =>
    source.answerSwap(await ownRequest(source, numbered(71)), true),
  'asking for days off': async (source) => source.askTimeOff(await ownOf(source), '2025-06-02', '2025-06-04', null),
  'asking for some of them twice': async (source) =>
    source.askTimeOff(await ownOf(source), '2025-06-04', '2025-06-05', 'A trip'),
  'asking for days that end before they begin': async (source) =>
    source.askTimeOff(await ownOf(source), '2025-07-04', '2025-07-01', null),
  'withdrawing days off': async (source) => source.withdrawTimeOff(await ownTimeOff(source, '2025-06-02')),
  'asking for other days off': async (source) =>
    source.askTimeOff(await ownOf(source), '2025-06-09', '2025-06-10', 'A trip'),
  'declining them': async (source) =>
    source.decideTimeOff(await ownTimeOff(source, '2025-06-09'), 'declined', 'Opening week.'),
  'withdrawing what was declined': async (source) => source.withdrawTimeOff(await ownTimeOff(source, '2025-06-09')),
  'saying on which weekday one cannot work': async (source) =>
    source.addAvailability({ ...allDay, staffId: await ownOf(source), weekday: 0 }),
  'saying for today when one can work': async (source) =>
    source.addAvailability({
      ...allDay,
      staffId: await ownOf(source),
      weekday: null,
      day: '2025-05-01',
      fromTime: '08:00',
      toTime: '19:00',
      kind: 'available',
      note: 'Until the meeting.',
    }),
  'saying it with too long a note': async (source) =>
    source.addAvailability({ ...allDay, staffId: await ownOf(source), weekday: 2, note: 'x'.repeat(201) }),
  'saying a time that ends before it starts': async (source) =>
    source.addAvailability({
      ...allDay,
      staffId: await ownOf(source),
      weekday: 2,
      fromTime: '12:00',
      toTime: '08:00',
    }),
  'taking back when one cannot work': async (source) => {
    const own = await ownOf(source);
    const entry = found((await source.listAvailability()).find((one) => one.staffId === own && one.weekday === 0));
    return source.removeAvailability(entry.id);
  },
  'taking back what is not there': (source) => source.removeAvailability(numbered(9999)),
};
