import { DateField, NumberField, RadioGroup, SelectField, TextArea, TextField, TimeField } from '@platform/ui';
import type { Answers, Question } from '../../source/rows/log';

interface AnswerFieldsProps {
  questions: readonly Question[];
  answers: Answers;
  /** By the label of the question. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (answers: Answers) => void;
}

/** The questions of a form, each with the field for its type. */
export function AnswerFields({ questions, answers, errors, onChange }: AnswerFieldsProps) {
  return questions.map((question) => (
    <AnswerField
      key={question.label}
      question={question}
      answer={answers[question.label]}
      error={errors[question.label]}
      onChange={(answer) => {
        const { [question.label]: _, ...others } = answers;
        onChange(answer === undefined ? others : { ...others, [question.label]: answer });
      }}
    />
  ));
}

interface AnswerFieldProps {
  question: Question;
  answer: Answers[string] | undefined;
  error: string | undefined;
  onChange: (answer: Answers[string] | undefined) => void;
}

function AnswerField({ question, answer, error, onChange }: AnswerFieldProps) {
  const { label, type, required, options } = question;
  const field = { label, error, optional: !required };
  const text = typeof answer === 'string' ? answer : '';
  switch (type) {
    case 'yes_no':
      return (
        <RadioGroup
          {...field}
          appearance="cards"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={answer === undefined ? '' : answer === true ? 'yes' : 'no'}
          onChange={(value) => onChange(value === 'yes')}
        />
      );
    case 'number':
      return (
        <NumberField
          {...field}
          value={typeof answer === 'number' ? answer : null}
          onChange={(value) => onChange(value ?? undefined)}
        />
      );
    case 'choice':
      return (
        <SelectField
          {...field}
          placeholder="Choose"
          options={options.map((value) => ({ value, label: value }))}
          value={text}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      );
    case 'date':
      return <DateField {...field} value={text} onChange={(value) => onChange(value || undefined)} />;
    case 'time':
      return <TimeField {...field} value={text} onChange={(value) => onChange(value || undefined)} />;
    case 'long_text':
      return <TextArea {...field} rows={3} value={text} onChange={(event) => onChange(event.target.value)} />;
    case 'text':
      return <TextField {...field} value={text} onChange={(event) => onChange(event.target.value)} />;
  }
}
