import { Button, FormActions, SelectField, Stack, TextField, token } from '@platform/ui';
import { useId, type FormEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { clubTypes, longest } from '../../../rules/clubFields';
import type { ClubDraft } from '../clubDraft';
import { isBasicInfoComplete, missingBasics } from '../clubRules';
import { SizeField } from './SizeField';
import { StepHeading } from './StepHeading';

interface BasicInfoStepProps {
  heading: Ref<HTMLHeadingElement>;
  draft: ClubDraft;
  onChange(field: keyof ClubDraft, value: string): void;
  onContinue(): void;
  onBack(): void;
}

const typeOptions = clubTypes.map((type) => ({ value: type, label: type }));

/**
 * Step 2: name, type and size of the organization. Continue is disabled until all three are set (specification 5.4),
 * and the line below it names what is missing.
 */
export function BasicInfoStep({ heading, draft, onChange, onContinue, onBack }: BasicInfoStepProps) {
  const missingId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  return (
    <>
      <StepHeading heading={heading} title="Basic info">
        Three answers set up your club.
      </StepHeading>
      <form onSubmit={submit} noValidate aria-label="Basic info">
        <Stack $gap="lg">
          <TextField
            label="Organization name"
            name="name"
            autoComplete="organization"
            limit={longest.name}
            required
            value={draft.name}
            onChange={(event) => onChange('name', event.target.value)}
          />
          <SelectField
            label="Type"
            name="type"
            placeholder="Choose what fits best"
            options={typeOptions}
            required
            value={draft.type}
            onChange={(event) => onChange('type', event.target.value)}
          />
          <SizeField value={draft.size} onChange={(size) => onChange('size', size)} />
          <FormActions>
            <Button type="submit" size="lg" disabled={!isBasicInfoComplete(draft)} aria-describedby={missingId}>
              Continue
            </Button>
            <Button variant="quiet" size="lg" onClick={onBack}>
              Back
            </Button>
          </FormActions>
          <Missing id={missingId}>{missingBasics(draft)}</Missing>
        </Stack>
      </form>
    </>
  );
}

/* Keeps its height when it is empty. */
const Missing = styled.p`
  min-height: 1lh;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
