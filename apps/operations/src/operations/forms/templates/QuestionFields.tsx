import { Checkbox, Grid, IconButton, SelectField, Stack, TextArea, TextField, token } from '@platform/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { optionsOfLines } from '../../rules/forms/formCheck';
import { questionTypes, type Question } from '../../source/rows/log';

const typeWords: Record<Question['type'], string> = {
  yes_no: 'Yes or no',
  text: 'Short text',
  long_text: 'Long text',
  number: 'Number',
  choice: 'Choice',
  date: 'Day',
  time: 'Time',
};

interface QuestionFieldsProps {
  number: number;
  question: Question;
  error: string | undefined;
  onChange: (some: Partial<Question>) => void;
  onRemove: () => void;
}

/** One question of a form. */
export function QuestionFields({ number, question, error, onChange, onRemove }: QuestionFieldsProps) {
  // An empty line is not an option yet, and stays in the field.
  const [lines, setLines] = useState(question.options.join('\n'));
  return (
    <Frame role="group" aria-label={`Question ${number}`}>
      <Stack $gap="sm">
        <Grid $min="12rem" $gap="sm" $stretch>
          <TextField
            label={`Question ${number}`}
            value={question.label}
            error={error}
            onChange={(event) => onChange({ label: event.target.value })}
          />
          <SelectField
            label="Answer"
            value={question.type}
            options={questionTypes.map((value) => ({ value, label: typeWords[value] }))}
            onChange={(event) => onChange({ type: event.target.value as Question['type'] })}
          />
        </Grid>
        {question.type === 'choice' && (
          <TextArea
            label="Options"
            hint="One to a line."
            rows={3}
            value={lines}
            onChange={(event) => {
              setLines(event.target.value);
              onChange({ options: optionsOfLines(event.target.value) });
            }}
          />
        )}
        <Foot>
          <Checkbox
            label="Required"
            checked={question.required}
            onChange={(event) => onChange({ required: event.target.checked })}
          />
          <IconButton
            label={`Remove question ${number}`}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={onRemove}
          />
        </Foot>
      </Stack>
    </Frame>
  );
}

const Frame = styled.div`
  padding: ${token.space.sm};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
