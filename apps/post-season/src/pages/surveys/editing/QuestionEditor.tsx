import { Checkbox, IconButton, Inline, SelectField, TextArea, TextField, token } from '@platform/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { QuestionType, SurveyKind } from '../../../source/rows/survey';
import type { DraftQuestion } from './surveyDraft';
import { typeOptions } from '../surveyWords';

interface QuestionEditorProps {
  kind: SurveyKind;
  question: DraftQuestion;
  /** From 0. */
  place: number;
  count: number;
  error: string | undefined;
  /** What is wrong with its groups. */
  groupsError: string | undefined;
  onChange: (values: Partial<DraftQuestion>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One question of a survey, to be edited. */
export function QuestionEditor({
  kind,
  question,
  place,
  count,
  error,
  groupsError,
  onChange,
  onMove,
  onRemove,
}: QuestionEditorProps) {
  const name = `question ${place + 1}`;
  const hasCategory = question.type === 'rating' || question.type === 'text';
  const [lines, setLines] = useState(question.options.join('\n'));
  return (
    <Item data-question={question.key} aria-label={`Question ${place + 1}`}>
      <TextField
        label={`Question ${place + 1}`}
        limit={300}
        value={question.question}
        error={error}
        onChange={(event) => onChange({ question: event.target.value })}
      />
      <Details>
        <SelectField
          label="Answer"
          options={typeOptions}
          value={question.type}
          onChange={(event) => onChange(typeChange(event.target.value as QuestionType, lines))}
        />
        {question.type === 'group' && (
          <TextArea
            label="Groups, one on each line"
            hint="Results are also shown by group, where five people of each group have answered."
            rows={4}
            value={lines}
            error={groupsError}
            onChange={(event) => {
              setLines(event.target.value);
              onChange({ options: optionsOf(event.target.value) });
            }}
          />
        )}
        {hasCategory && (
          <TextField
            label="Category"
            hint={
              question.type === 'rating' ? 'Ratings of one category make one figure.' : 'The topic of the comments.'
            }
            optional
            limit={80}
            value={question.category}
            onChange={(event) => onChange({ category: event.target.value })}
          />
        )}
      </Details>
      <Inline $justify="between">
        <Inline $gap="md">
          <Checkbox
            label="Must be answered"
            checked={question.isRequired}
            onChange={(event) => onChange({ isRequired: event.target.checked })}
          />
          {kind === 'exit' && question.type === 'yes_no' && (
            <Checkbox
              label="Yes means coming back"
              checked={question.isIntentToReturn}
              onChange={(event) => onChange({ isIntentToReturn: event.target.checked })}
            />
          )}
        </Inline>
        <Inline $gap="xxs">
          <IconButton
            label={`Move ${name} up`}
            data-move="up"
            disabled={place === 0}
            icon={<ArrowUp size={18} aria-hidden="true" />}
            onClick={() => onMove(place - 1)}
          />
          <IconButton
            label={`Move ${name} down`}
            data-move="down"
            disabled={place === count - 1}
            icon={<ArrowDown size={18} aria-hidden="true" />}
            onClick={() => onMove(place + 1)}
          />
          <IconButton
            label={`Remove ${name}`}
            disabled={count === 1}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={onRemove}
          />
        </Inline>
      </Inline>
    </Item>
  );
}

/** Only yes or no counts people who come back, and only a question about a group has groups. People may keep theirs to themselves. */
const typeChange = (type: QuestionType, lines: string): Partial<DraftQuestion> => {
  const changed = { type, options: type === 'group' ? optionsOf(lines) : [] };
  if (type === 'yes_no') return { ...changed, category: '' };
  return type === 'group'
    ? { ...changed, category: '', isIntentToReturn: false, isRequired: false }
    : { ...changed, isIntentToReturn: false };
};

const optionsOf = (lines: string): string[] =>
  lines.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

const Item = styled.li`
  display: grid;
  gap: ${token.space.sm};
  padding: ${token.space.md};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
`;

const Details = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${token.space.sm};
`;
