import { Alert, Button, ComboboxField, FormActions, limitProblem, Stack, TextArea, TextField } from '@platform/ui';
import { useMemo, useRef, type FormEvent, type Ref } from 'react';
import { longest } from '../../../rules/clubFields';
import { NO_ZONE_FOUND, proposedTimeZone, timeZoneOptions } from '../../../rules/timeZones';
import type { ClubDraft } from '../clubDraft';
import { judgeMemberCount } from '../clubRules';
import type { Attempt } from '../useClubSetup';
import { StepHeading } from './StepHeading';

interface DetailsStepProps {
  heading: Ref<HTMLHeadingElement>;
  draft: ClubDraft;
  attempt: Attempt;
  onChange(field: keyof ClubDraft, value: string): void;
  onSubmit(): void;
  onBack(): void;
}

/** Step 3: member count, time zone and address, all optional; its button sets up the club. */
export function DetailsStep({ heading, draft, attempt, onChange, onSubmit, onBack }: DetailsStepProps) {
  const memberCount = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLTextAreaElement>(null);
  const verdict = judgeMemberCount(draft.memberCount);
  const suggested = proposedTimeZone();
  const zones = useMemo(() => timeZoneOptions(suggested), [suggested]);
  const saving = attempt.kind === 'saving';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (verdict.kind === 'out-of-range') memberCount.current?.focus();
    else if (limitProblem(draft.address, longest.address)) address.current?.focus();
    else onSubmit();
  };
  return (
    <>
      <StepHeading heading={heading} title="Additional details">
        You can fill these in later, in Settings.
      </StepHeading>
      <form onSubmit={submit} noValidate aria-label="Additional details">
        <Stack $gap="lg">
          <TextField
            label="Member count"
            name="memberCount"
            inputMode="numeric"
            autoComplete="off"
            optional
            readOnly={saving}
            error={verdict.kind === 'out-of-range' ? verdict.error : undefined}
            hint={
              verdict.kind === 'counts-as-zero'
                ? 'This is not a number, so it counts as 0.'
                : 'Households or people, as you count them.'
            }
            ref={memberCount}
            value={draft.memberCount}
            onChange={(event) => onChange('memberCount', event.target.value)}
          />
          <ComboboxField
            label="Time zone"
            hint="This browser’s is suggested. Dates, schedules and emails follow the club’s."
            options={zones}
            value={draft.timeZone || suggested}
            noneFound={NO_ZONE_FOUND}
            disabled={saving}
            onChange={(timeZone) => onChange('timeZone', timeZone)}
          />
          <TextArea
            label="Address"
            name="address"
            autoComplete="street-address"
            rows={3}
            limit={longest.address}
            optional
            readOnly={saving}
            ref={address}
            value={draft.address}
            onChange={(event) => onChange('address', event.target.value)}
          />
          {attempt.kind === 'failed' && <Alert tone="danger">{attempt.message}</Alert>}
          <FormActions>
            <Button type="submit" size="lg" loading={saving}>
              {saving ? 'Setting up...' : 'Set Up Club'}
            </Button>
            <Button variant="quiet" size="lg" disabled={saving} onClick={onBack}>
              Back
            </Button>
          </FormActions>
        </Stack>
      </form>
    </>
  );
}
