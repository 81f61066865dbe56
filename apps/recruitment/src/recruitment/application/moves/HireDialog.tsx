import { brand } from '@platform/contract';
import { worded } from '@platform/database';
import { hire_applicant } from '@platform/database/raised';
import { DataError, Link, Loaded } from '@platform/module-kit';
import {
  CLUB_FAILED,
  ENTER_FIRST_DAY,
  FormDialog,
  JOB_ROLES_FAILED,
  payRangeInWords,
  Refusal,
  useErrorsOnceTried,
} from '@platform/module-kit/screens';
import { Alert, Button, Checkbox, DateField, Dialog, MoneyField, SelectField, TextField } from '@platform/ui';
import { useState } from 'react';
import { isOutsideRange } from '../../rules/pay';
import type { Application } from '../../source/rows/application';
import type { ClubFacts } from '../../source/rows/clubFacts';
import type { Hired, HireTerms } from '../../source/rows/hire';
import type { JobRole } from '../../source/rows/jobRole';
import { useClubFacts, useJobRoles } from '../../source/queries';
import type { RecruitmentSource } from '../../source/recruitmentSource';
import { useRecruitmentChange, useRecruitmentSource } from '../../source/useRecruitmentSource';
import { useStandings } from '../useStandings';
import { HiredSummary } from './HiredSummary';

interface HireDialogProps {
  application: Application;
  /** Called after a person was hired and the summary was read. */
  onDone: () => void;
  onClose: () => void;
}

/** Hires an applicant: asks for role, pay and first day, then shows the result. */
export function HireDialog({ application, onDone, onClose }: HireDialogProps) {
  const roles = useJobRoles();
  const facts = useClubFacts();
  const [hired, setHired] = useState<Hired | null>(null);
  if (hired) {
    return (
      <Dialog open onClose={onDone} title={`${hired.name} is hired`} actions={<Button onClick={onDone}>Done</Button>}>
        <HiredSummary hired={hired} />
      </Dialog>
    );
  }
  if (roles.data && facts.data) {
    return (
      <HireForm application={application} roles={roles.data} facts={facts.data} onHired={setHired} onClose={onClose} />
    );
  }
  return (
    <Dialog open onClose={onClose} title={`Hire ${application.name}`}>
      <Loaded query={roles} label="job roles" failure={JOB_ROLES_FAILED} height="16rem">
        {() => (
          <Loaded query={facts} label="the club" failure={CLUB_FAILED} height="16rem">
            {() => null}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  );
}

interface HireFormProps {
  application: Application;
  roles: readonly JobRole[];
  facts: ClubFacts;
  onHired: (hired: Hired) => void;
  onClose: () => void;
}

function HireForm({ application, roles, facts, onHired, onClose }: HireFormProps) {
  const source = useRecruitmentSource();
  const offered = useStandings().of(application)?.answer?.position ?? null;
  const [terms, setTerms] = useState(() => propose(application, offered, roles, facts.seasonStartsOn, source));
  // The version on the screen when the dialog opened. After a refusal, the next try uses the version shown then.
  const [over, setOver] = useState(application);
  const role = roles.find(({ id }) => id === terms.jobRoleId);
  const hiring = useRecruitmentChange(() => source.hire(over, terms), { onDone: onHired });
  const hire = () =>
    hiring.mutate(undefined, {
      onError: () => void source.readApplication(application.id).then(setOver, () => undefined),
    });
  const change = (some: Partial<HireTerms>) => setTerms((now) => ({ ...now, ...some }));
  const isFull = role !== undefined && role.positionsFilled >= role.positionsTotal;
  const isFilled = worded(hire_applicant.everyPositionOfFilled.message, role?.title ?? 'the role');
  const needsReason = hiring.error instanceof DataError && hiring.error.code === 'PT422';
  const [errors, whenRight] = useErrorsOnceTried({
    role: role ? undefined : 'Choose a job role.',
    startDate: terms.startDate ? undefined : ENTER_FIRST_DAY,
  });
  return (
    <FormDialog
      onClose={onClose}
      title={`Hire ${application.name}`}
      description="They join the roster as Pending Onboarding, with a checklist of what the role requires."
      submit="Hire"
      unsaved={`the terms for ${application.name}`}
      isPending={hiring.isPending}
      onSubmit={() => whenRight(hire)}
    >
      <SelectField
        label="Job role"
        autoFocus
        placeholder="Choose a job role"
        options={roles.map((each) => ({
          value: each.id,
          label: `${each.title} (${each.positionsFilled} of ${each.positionsTotal} filled)`,
        }))}
        value={terms.jobRoleId}
        error={errors.role}
        onChange={({ target }) =>
          change({ jobRoleId: target.value, pay: roles.find(({ id }) => id === target.value)?.payMin ?? null })
        }
      />
      <MoneyField
        label="Pay an hour"
        hint={role && (payRangeInWords(role) ?? 'The role names no pay.')}
        value={terms.pay}
        onChange={(pay) => change({ pay })}
      />
      {role && isOutsideRange(terms.pay, role) && (
        <Alert tone="warning">This is outside of what the role pays, {payRangeInWords(role)}.</Alert>
      )}
      <DateField
        label="First day"
        value={terms.startDate}
        error={errors.startDate}
        onChange={(startDate) => change({ startDate })}
      />
      <DateField
        label="Birth date"
        optional
        hint="The rules for the age of the role are checked with it."
        value={terms.birthDate}
        onChange={(birthDate) => change({ birthDate })}
      />
      {(needsReason || terms.reason !== '') && (
        <TextField
          label="Reason"
          hint="Why this is right, such as the exemption that applies. It is kept in their history."
          limit={500}
          required
          value={terms.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      )}
      {(isFull || terms.beyondPositions) && (
        <Checkbox
          label="Hire beyond the plan"
          hint={hiring.error?.message === isFilled ? undefined : isFilled}
          checked={terms.beyondPositions}
          onChange={(event) => change({ beyondPositions: event.target.checked })}
        />
      )}
      {!source.isDemo && application.email !== null && (
        <Checkbox
          label={`Invite to ${brand.name}`}
          hint={`${application.email} gets an email to set up an account, unless they have one.`}
          checked={terms.invite}
          onChange={(event) => change({ invite: event.target.checked })}
        />
      )}
      <Refusal
        error={hiring.error}
        action={
          over.staffId && (
            <Button as={Link} variant="secondary" size="sm" to={`${source.staffPath}?open=${over.staffId}`}>
              Open in the roster
            </Button>
          )
        }
      />
    </FormDialog>
  );
}

/**
 * Proposes the offered role, else the first applied-for role with a free position. The pay is the role's minimum, and
 * work starts on the season's first day.
 */
function propose(
  { positions, email }: Application,
  offered: string | null,
  roles: readonly JobRole[],
  seasonStartsOn: string | null,
  { isDemo, today }: Pick<RecruitmentSource, 'isDemo' | 'today'>,
): HireTerms {
  const wanted = positions.flatMap(({ jobRoleId }) => roles.filter(({ id }) => id === jobRoleId));
  const ofOffer = roles.find(({ id }) => positions.some((each) => each.title === offered && each.jobRoleId === id));
  const role = ofOffer ?? wanted.find((each) => each.positionsFilled < each.positionsTotal) ?? wanted[0];
  return {
    jobRoleId: role?.id ?? '',
    pay: role?.payMin ?? null,
    startDate: seasonStartsOn !== null && seasonStartsOn > today() ? seasonStartsOn : today(),
    beyondPositions: false,
    birthDate: '',
    reason: '',
    invite: !isDemo && email !== null,
  };
}
