import { prepare_shift } from '@platform/database/raised';
import { DataError } from '@platform/module-kit';
import { counted, FormDialog, Refusal, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Alert, Button, Dialog, TextArea } from '@platform/ui';
import { useState, type ReactNode } from 'react';
import { ShiftReasons } from '../../shift/ShiftReasons';
import type { StepPart } from '../../planning/undo/history';
import { peopleOf, stayReason, stayWords, type StayReason } from '../../rules/publishing/unpublishing';
import { hoursWords } from '../../rules/words';
import type { Unpublished } from '../../source/changes/publishing';
import { useRequests, useRules } from '../../source/queries';
import type { Person } from '../../source/rows/person';
import type { Shift, ShiftPlan } from '../../source/rows/shift';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';

interface UnpublishDialogProps {
  /** The drafts, and the shifts as they were published. */
  parts: readonly StepPart[];
  people: ReadonlyMap<string, Person>;
  current: (id: string) => Shift | undefined;
  /** Called with the shifts that are drafts again, perhaps none. The dialog stays if others are not. */
  onDone: (drafts: readonly Shift[]) => void;
  onClose: () => void;
}

/** A shift that was published. */
interface Published {
  id: string;
  plan: ShiftPlan;
  /** The current one; undefined if the page does not know it. */
  shift: Shift | undefined;
}

/** Asks before publishing is taken back, because people were told, and says which shifts stay as they are, and why. */
export function UnpublishDialog({ parts, people, current, onDone, onClose }: UnpublishDialogProps) {
  const source = useSchedulingSource();
  const [published] = useState(() =>
    parts.flatMap(({ id, to }): Published[] => (to ? [{ id, plan: to, shift: current(id) }] : [])),
  );
  const [outcome, setOutcome] = useState<Unpublished>();
  const now = source.now().getTime();
  const judged = published.map((one) => ({ ...one, reason: one.shift ? stayReason(one.shift, one.plan, now) : null }));
  const going = judged.filter(({ reason }) => reason === null);
  const known = judged.flatMap(({ id, reason }) => (reason ? [{ id, reason }] : []));
  const staying = [...known, ...(outcome?.kept ?? [])];
  const reasons = (
    <ShiftReasons
      heading="h3"
      title={counted(staying.length, 'shift stays as it is', 'shifts stay as they are')}
      lines={staying.map(({ id, reason }) => lineOf(id, reason, published, { people, current }))}
    />
  );
  if (outcome || going.length === 0) {
    const close = () => {
      if (!outcome) onDone([]);
      onClose();
    };
    const isPart = outcome && outcome.drafts.length > 0;
    const title = isPart ? 'Not everything was taken back' : 'No shift can be taken back';
    return (
      <Dialog
        open
        size="sm"
        title={title}
        onClose={close}
        actions={
          <Button autoFocus onClick={close}>
            Done
          </Button>
        }
      >
        {reasons}
      </Dialog>
    );
  }
  return (
    <Question
      going={going}
      onDone={(done) => {
        onDone(done.drafts);
        if (done.kept.length > 0) setOutcome(done);
        else onClose();
      }}
      onClose={onClose}
    >
      {reasons}
    </Question>
  );
}

function lineOf(
  id: string,
  reason: StayReason,
  published: readonly Published[],
  { people, current }: Pick<UnpublishDialogProps, 'people' | 'current'>,
): { shift: (ShiftPlan & { id: string }) | undefined; words: string } {
  const plan = published.find((one) => one.id === id)?.plan;
  const name = people.get((current(id) ?? plan)?.staffId ?? '')?.name;
  const words = stayWords(reason, name);
  const isNamed = name === undefined || words.includes(name);
  return { shift: plan && { ...plan, id }, words: isNamed ? words : `${name}: ${words}` };
}

interface QuestionProps {
  going: readonly Published[];
  onDone: (outcome: Unpublished) => void;
  onClose: () => void;
  /** What stays as it is. */
  children: ReactNode;
}

function Question({ going, onDone, onClose, children }: QuestionProps) {
  const source = useSchedulingSource();
  const requests = useRequests();
  const noticeHours = useRules().data?.noticeHours ?? 0;
  const [reason, setReason] = useState('');
  const length = reason.trim().length;
  const taking = useSchedulingChange(
    (given: string | undefined) =>
      source.unpublishShifts(
        going.map(({ id, plan }) => ({ id, plan })),
        given,
      ),
    { onDone },
  );
  const soon = going.filter(
    ({ plan }) => plan.staffId !== null && Date.parse(plan.startsAt) < source.now().getTime() + noticeHours * 3_600_000,
  ).length;
  // The page may not know the current notice of the club.
  const asksReason = soon > 0 || (taking.error instanceof DataError && taking.error.code === 'PT422');
  const [missing, whenRight] = useErrorsOnceTried({
    reason: !asksReason || (length >= 3 && length <= 500) ? undefined : prepare_shift['22023'].message,
  });
  const ids = new Set(going.map(({ id }) => id));
  const asked = requests.data?.filter(
    ({ status, shiftId, colleagueShiftId }) =>
      status === 'open' && (ids.has(shiftId) || (colleagueShiftId !== null && ids.has(colleagueShiftId))),
  );
  const count = counted(going.length, 'shift');
  return (
    <FormDialog
      size="sm"
      title={`Take back ${count}?`}
      description={
        toldWords(going) + endingWords(going.filter(({ shift }) => shift?.answer).length, asked?.length ?? 0)
      }
      submit={`Take back ${count}`}
      autoFocus={!asksReason}
      isPending={taking.isPending}
      waitsForAnswer
      isChanged={false}
      onClose={onClose}
      onSubmit={() => whenRight(() => taking.mutate(asksReason ? reason.trim() : undefined))}
    >
      {soon > 0 && (
        <Alert
          tone="warning"
          title={`${counted(soon, 'shift begins', 'shifts begin')} in less than ${hoursWords(noticeHours * 60)}.`}
        >
          Talk to the people first, then give the reason for the change.
        </Alert>
      )}
      {asksReason && (
        <TextArea
          label="Reason"
          hint="It is kept in the history of the shifts."
          rows={2}
          value={reason}
          error={missing.reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {children}
      <Refusal error={taking.error} />
    </FormDialog>
  );
}

/** Who was told, and is told again. */
function toldWords(going: readonly Published[]): string {
  const told = peopleOf(going.map(({ plan }) => plan));
  const [them, are] = going.length === 1 ? ['it', 'it is a draft'] : ['them', 'they are drafts'];
  return told === 0
    ? `No one is told, because ${going.length === 1 ? 'it is' : 'they are'} open.`
    : `${counted(told, 'person was', 'people were')} told about ${them} and will be told that ${are} again.`;
}

/** The answers and requests about them. */
function endingWords(answers: number, requests: number): string {
  const ending = [
    ...(answers > 0 ? [counted(answers, 'answer')] : []),
    ...(requests > 0 ? [counted(requests, 'open request')] : []),
  ];
  return ending.length === 0 ? '' : ` ${ending.join(' and ')} ${answers + requests === 1 ? 'ends' : 'end'} with that.`;
}
