import { SectionTitle } from '@platform/module-kit/screens';
import { Button, token } from '@platform/ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { emptyQuestion } from '../../../rules/surveys/surveyTemplates';
import type { SurveyKind } from '../../../source/rows/survey';
import { QuestionEditor } from './QuestionEditor';
import { groupsField, keyed, type DraftQuestion } from './surveyDraft';

/** The most questions of a survey, as `save_survey` of the database allows. */
const MOST = 50;

interface QuestionListProps {
  kind: SurveyKind;
  questions: readonly DraftQuestion[];
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (questions: readonly DraftQuestion[]) => void;
}

/** The questions of a survey, to be added, changed, moved and removed. */
export function QuestionList({ kind, questions, errors, onChange }: QuestionListProps) {
  const list = useRef<HTMLOListElement>(null);
  // A question that moved takes the focus along; a new one gets it.
  const focused = useRef<string | null>(null);
  useEffect(() => {
    if (focused.current === null) return;
    list.current?.querySelector<HTMLElement>(focused.current)?.focus();
    focused.current = null;
  }, [questions]);
  const move = (place: number, to: number) => {
    const question = questions[place];
    if (!question) return;
    const rest = questions.filter((one) => one !== question);
    const towards = to < place ? 'up' : 'down';
    const isAtEnd = to === 0 || to === questions.length - 1;
    focused.current = `[data-question="${question.key}"] ${isAtEnd ? 'input' : `[data-move="${towards}"]`}`;
    onChange([...rest.slice(0, to), question, ...rest.slice(to)]);
  };
  return (
    <section aria-label="Questions">
      <SectionTitle>Questions</SectionTitle>
      <List ref={list} role="list">
        {questions.map((question, place) => (
          <QuestionEditor
            key={question.key}
            kind={kind}
            question={question}
            place={place}
            count={questions.length}
            error={errors[question.key]}
            groupsError={errors[groupsField(question.key)]}
            onChange={(values) =>
              onChange(questions.map((one) => (one === question ? { ...question, ...values } : one)))
            }
            onMove={(to) => move(place, to)}
            onRemove={() => {
              const next = questions[place + 1] ?? questions[place - 1];
              focused.current = `[data-question="${next?.key}"] input`;
              onChange(questions.filter((one) => one !== question));
            }}
          />
        ))}
      </List>
      {questions.length < MOST && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => {
            const added = keyed(emptyQuestion);
            focused.current = `[data-question="${added.key}"] input`;
            onChange([...questions, added]);
          }}
        >
          Add a question
        </Button>
      )}
    </section>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${token.space.sm};
  margin: ${token.space.xs} 0 ${token.space.sm};
  padding: 0;
  list-style: none;
`;
