import { copyText } from '@platform/module-kit/screens';
import { Button, CardTitle, token } from '@platform/ui';
import { Copy } from 'lucide-react';
import { styled } from 'styled-components';
import type { EnteredAnswer } from './answerRules';

/** What a person entered and can no longer send, so that they can tell their club in another way. */
export function UnsentAnswers({ answers }: { answers: readonly EnteredAnswer[] }) {
  const text = answers.map(({ question, words }) => `${question}\n${words}`).join('\n\n');
  return (
    <Frame aria-labelledby="unsent-title">
      <CardTitle id="unsent-title">Your answers were not sent</CardTitle>
      <p>They are here until you close this tab. Copy what you want to keep.</p>
      <List>
        {answers.map(({ id, question, words }) => (
          <li key={id}>
            <Question>{question}</Question>
            {words}
          </li>
        ))}
      </List>
      <div>
        <Button
          variant="secondary"
          icon={<Copy size={18} aria-hidden="true" />}
          onClick={() => void copyText(text, 'Answers')}
        >
          Copy answers
        </Button>
      </div>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.sm};
  margin-top: ${token.space.md};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
  white-space: pre-line;
`;

const Question = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
