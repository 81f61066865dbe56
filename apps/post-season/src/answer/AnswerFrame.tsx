import { token } from '@platform/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { EnteredAnswer } from './answerRules';
import type { Notice } from './openSurvey';
import { UnsentAnswers } from './UnsentAnswers';

interface AnswerFrameProps {
  /** The club that asks; empty while it is not known. */
  club: string;
  title: string;
  /** Whether it is part of a page with a title of its own. */
  isPreview?: boolean;
  children: ReactNode;
}

/** The page of a person with a link: the club that asks, and one narrow column that fits a phone. */
export function AnswerFrame({ club, title, isPreview = false, children }: AnswerFrameProps) {
  return (
    <Page as={isPreview ? 'section' : 'div'} aria-label={isPreview ? title : undefined}>
      {club && <Club>{club}</Club>}
      <Title as={isPreview ? 'h2' : 'h1'}>{title}</Title>
      {children}
    </Page>
  );
}

interface NoticePageProps {
  notice: Pick<Notice, 'message' | 'hint'>;
  /** What the person entered and can no longer send. */
  unsent?: readonly EnteredAnswer[];
}

/** One thing to read in place of the questions. It takes the focus, because it replaces what was pressed. */
export function NoticePage({ notice: { message, hint }, unsent = [] }: NoticePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <Page>
      <Title ref={heading} tabIndex={-1}>
        {message}
      </Title>
      <Lead>{hint}</Lead>
      {unsent.length > 0 && <UnsentAnswers answers={unsent} />}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.sm};
  width: 100%;
  max-width: 40rem;
  min-height: 100dvh;
  margin-inline: auto;
  padding: clamp(${token.space.lg}, 6vw, ${token.space.xxl}) ${token.space.gutter} ${token.space.xxl};
  overflow-wrap: anywhere;
`;

const Club = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
`;

/* No focus ring: the page moves the focus here, not the person. */
const Title = styled.h1`
  font-family: ${token.font.display};
  font-size: ${token.size.xxl};
  font-weight: ${token.weight.display};
  line-height: 1.15;
  outline: none;
`;

/** A sentence below the title. */
export const Lead = styled.p`
  color: ${token.color.inkMuted};
  white-space: pre-line;
`;
