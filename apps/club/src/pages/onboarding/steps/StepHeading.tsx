import { token } from '@platform/ui';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

interface StepHeadingProps {
  /** Takes the focus when the step appears. */
  heading: Ref<HTMLHeadingElement>;
  title: string;
  children: ReactNode;
}

/** A step's title and the sentence below it. */
export function StepHeading({ heading, title, children }: StepHeadingProps) {
  return (
    <Frame>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Lead>{children}</Lead>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.sm};
  margin-bottom: ${token.space.xl};
`;

/* No focus ring: the wizard moves the focus here, not the person. */
const Title = styled.h1`
  font-family: ${token.font.display};
  font-size: ${token.size.title};
  font-weight: ${token.weight.display};
  letter-spacing: -0.025em;
  line-height: ${token.leading.tight};
  outline: none;
`;

const Lead = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.lg};
  line-height: ${token.leading.text};
`;
