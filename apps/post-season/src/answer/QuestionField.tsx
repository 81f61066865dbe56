import { RadioGroup, TextArea } from '@platform/ui';
import type { Answer, AskedQuestion } from './openSurvey';
import { RatingField } from './RatingField';

interface QuestionFieldProps {
  question: AskedQuestion;
  answer: Answer | undefined;
  error?: string;
  onChange: (answer: Answer) => void;
}

/** One question, with the field that answers it. */
export function QuestionField({ question, answer, error, onChange }: QuestionFieldProps) {
  const texts = { label: question.question, optional: !question.isRequired, error };
  switch (question.type) {
    case 'rating':
      return <RatingField {...texts} value={typeof answer === 'number' ? answer : undefined} onChange={onChange} />;
    case 'yes_no':
      return (
        <RadioGroup
          {...texts}
          appearance="cards"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={answer === undefined ? '' : answer ? 'yes' : 'no'}
          onChange={(value) => onChange(value === 'yes')}
        />
      );
    case 'group':
      return (
        <RadioGroup
          {...texts}
          hint="Answers are shown by group only where five people or more chose it."
          options={(question.options ?? []).map((option) => ({ value: option, label: option }))}
          value={typeof answer === 'string' ? answer : ''}
          onChange={onChange}
        />
      );
    case 'text':
      return (
        <TextArea
          {...texts}
          rows={4}
          limit={2000}
          value={typeof answer === 'string' ? answer : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
