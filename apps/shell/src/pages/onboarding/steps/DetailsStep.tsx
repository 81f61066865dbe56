import { Alert, Button, FormActions, Stack, TextArea, TextField } from '@platform/ui';
import { useEffect, useRef, type FormEvent, type Ref } from 'react';
import { longest, type ClubDraft } from '../clubDraft';
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

/** Step 3: member count and address, both optional; its button sets up the club. */
export function DetailsStep({ heading, draft, attempt, onChange, onSubmit, onBack }: DetailsStepProps) {
  const memberCount = useRef<HTMLInputElement>(null);
  const button = useFocusAfterFailure(attempt);
  const verdict = judgeMemberCount(draft.memberCount);
  const saving = attempt.kind === 'saving';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (verdict.kind === 'out-of-range') memberCount.current?.focus();
    else onSubmit();
  };
  return (
    <>
      <StepHeading heading={heading} title="Additional details">
        Both can wait. Leave open what you don’t know by heart.
      </StepHeading>
      <form onSubmit={submit} noValidate aria-label="Additional details">
        <Stack $gap="lg">
          <TextField
            label="Member count"
            name="memberCount"
            inputMode="numeric"
            autoComplete="off"
            maxLength={longest.memberCount}
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
          <TextArea
            label="Address"
            name="address"
            autoComplete="street-address"
            rows={3}
            maxLength={longest.address}
            optional
            readOnly={saving}
            value={draft.address}
            onChange={(event) => onChange('address', event.target.value)}
          />
          {attempt.kind === 'failed' && <Alert tone="danger">{attempt.message}</Alert>}
          <FormActions>
            <Button type="submit" size="lg" loading={saving} ref={button}>
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

/** A disabled button loses the focus: after a failure it gets it back, ready for another try. */
function useFocusAfterFailure(attempt: Attempt) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (attempt.kind === 'failed') button.current?.focus();
  }, [attempt]);
  return button;
}
