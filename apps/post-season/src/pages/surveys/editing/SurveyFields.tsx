import { DateField, TextArea, TextField, token } from '@platform/ui';
import { styled } from 'styled-components';
import type { SurveyInForm } from './surveyDraft';

interface SurveyFieldsProps {
  form: SurveyInForm;
  errors: Readonly<Record<string, string | undefined>>;
  keepsDays?: boolean;
  onChange: (values: Partial<SurveyInForm>) => void;
}

/** What people read before the questions, and the days on which they answer. */
export function SurveyFields({ form, errors, keepsDays = false, onChange }: SurveyFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        limit={120}
        value={form.title}
        error={errors.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        label="Introduction"
        hint="People read it in the email and above the questions."
        optional
        limit={2000}
        rows={2}
        value={form.introduction}
        onChange={(event) => onChange({ introduction: event.target.value })}
      />
      {!keepsDays && (
        <Days>
          <DateField
            label="Opens on"
            hint="Without a day it stays a draft."
            optional
            value={form.opensOn}
            onChange={(opensOn) => onChange({ opensOn })}
          />
          <DateField
            label="Last day"
            hint="Answers show on the next day, once this one is over in every time zone. Without one, no answers are shown."
            optional
            value={form.closesOn}
            error={errors.closesOn}
            onChange={(closesOn) => onChange({ closesOn })}
          />
        </Days>
      )}
    </>
  );
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${token.space.md};
`;
