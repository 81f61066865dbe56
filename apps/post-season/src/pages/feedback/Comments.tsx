import { counted, FirstRows } from '@platform/module-kit/screens';
import { Card, CardTitle, token } from '@platform/ui';
import { styled } from 'styled-components';
import { topicsOf, type Topic } from '../../rules/surveys/topics';
import type { Comment } from '../../source/rows/feedback';

interface CommentsProps {
  comments: readonly Comment[];
  /** The names of the categories, in order. */
  categories: readonly string[];
}

/** What members wrote, topic by topic. */
export function Comments({ comments, categories }: CommentsProps) {
  return (
    <Card as="section" aria-labelledby="comments-title">
      <CardTitle id="comments-title">What members said</CardTitle>
      {comments.length === 0 && <None>No comments yet. They appear once a survey has closed with five answers.</None>}
      {topicsOf(comments, categories).map((topic) => (
        <TopicSection key={topic.name} topic={topic} />
      ))}
    </Card>
  );
}

/** How many comments of a topic show at first, and with each further press. */
const STEP = 5;

function TopicSection({ topic: { name, comments } }: { topic: Topic }) {
  return (
    <Section>
      <h3>
        {name} <Count>{counted(comments.length, 'comment')}</Count>
      </h3>
      <FirstRows rows={comments} step={STEP}>
        {(shown) => shown.map(({ comment }, place) => <Said key={place}>{comment}</Said>)}
      </FirstRows>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token.space.xs};
  margin-top: ${token.space.md};
  h3 {
    font-size: ${token.size.md};
    font-weight: ${token.weight.semibold};
  }
`;

const Count = styled.span`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.regular};
`;

const Said = styled.blockquote`
  margin: 0;
  padding-inline-start: ${token.space.md};
  border-inline-start: 3px solid ${token.color.waterSoft};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const None = styled.p`
  margin-top: ${token.space.sm};
  color: ${token.color.inkMuted};
`;
