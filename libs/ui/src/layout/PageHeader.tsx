import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../tokens/breakpoint';
import { token } from '../tokens/token';

export interface PageHeaderProps {
  title: string;
  /** One sentence: a line on a desktop, two on a phone. */
  description?: ReactNode;
  /**
   * Buttons beside the title, or below the description where they do not fit. Where there is little room, as on a
   * phone, the words of a button with an icon are below it.
   */
  actions?: ReactNode;
  /** Small line above the title: the club's name, or the way back to the page above. */
  eyebrow?: ReactNode;
}

/**
 * Top of a screen: its only h1, one sentence, the main actions. It has the same height on every page, so that the
 * content below does not jump when a person changes pages.
 */
export function PageHeader({ title, description, actions, eyebrow }: PageHeaderProps) {
  return (
    <Frame>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Line>
        <Words>
          <Title>{whole(title)}</Title>
          {description !== undefined && <Description>{description}</Description>}
        </Words>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Line>
    </Frame>
  );
}

/** The longest word with a hyphen that the smallest phone has room for. */
const MOST_WHOLE = 14;

/** A title whose words with a hyphen stay on one line, such as "Wrap-Up". */
const whole = (title: string): ReactNode =>
  title
    .split(/(\S+-\S+)/)
    .map((words, place) =>
      place % 2 === 1 && words.length <= MOST_WHOLE ? <Whole key={place}>{words}</Whole> : words,
    );

const EYEBROW = '1.5rem';
/** The header of a phone, which has no room for three buttons beside the title. */
const narrow = '@container (max-width: 39.99rem)';
/** The header of the smallest phones, where the buttons have their own lines. */
const narrowest = '@container (max-width: 20rem)';
/** The word below the icon of a button. */
const LABEL = '0.6875rem';
/** Between the description and the line of the title above it. */
const GAP = '0.25rem';

const Frame = styled.header`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  /* The eyebrow, the title's line, and a line for the description: two on a phone. */
  min-height: calc(${EYEBROW} + ${token.control.md} + ${GAP} + 1.5rem);
  margin-block: ${token.space.md};
  overflow-wrap: anywhere;
  @media ${media.mobile} {
    min-height: calc(${EYEBROW} + ${token.control.md} + ${GAP} + 2.75rem);
    margin-block: ${token.space.xs} ${token.space.md};
  }
  /* A page with a sheet of its own has its heading there. */
  @media print {
    :has([data-paper]) > & {
      display: none;
    }
  }
`;

const Eyebrow = styled.div`
  display: flex;
  align-items: center;
  min-height: ${EYEBROW};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
  line-height: ${token.leading.control};
`;

const Line = styled.div`
  display: flex;
  /* Wide actions wrap below the words before the title's words break. */
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token.space.xs};
`;

const Words = styled.div`
  /* As wide as the title's longest word at least. */
  flex: 1 1 min-content;
  min-width: 0;
  ${narrow} {
    /* The title has its line before the actions have theirs. */
    flex-grow: 1000;
    max-width: max-content;
  }
`;

const Title = styled.h1`
  min-height: ${token.control.md};
  overflow-wrap: break-word;
  /* One line is centered beside a button. */
  padding-top: calc((${token.control.md} - 1em * ${token.leading.tight}) / 2);
  font-family: ${token.font.display};
  font-size: ${token.size.xxl};
  font-weight: ${token.weight.display};
  letter-spacing: -0.015em;
  line-height: ${token.leading.tight};
  @media ${media.mobile} {
    font-size: ${token.size.xl};
  }
`;

const Whole = styled.span`
  white-space: nowrap;
`;

const Description = styled.div`
  /* As wide as the page, below the actions too. The margin keeps it out of the width of the words. */
  width: 100cqi;
  margin-right: -100cqi;
  padding-top: ${GAP};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  line-height: ${token.leading.control};
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  max-width: 100%;
  gap: ${token.space.xs};
  overflow-wrap: normal;
  white-space: nowrap;
  ${narrow} {
    flex: 1 1 min-content;
    flex-wrap: nowrap;
    max-width: max-content;
    gap: ${token.space.xxs};
    /* The words are small and below the icon, as in the bars of a phone. */
    > :is(a, button):has(> svg) {
      white-space: normal;
      flex-direction: column;
      min-width: ${token.control.target};
      padding: 0 ${token.space.xxs};
      gap: 0;
      font-size: ${LABEL};
      line-height: 1;
      > svg {
        width: 1.125rem;
        height: 1.125rem;
      }
    }
  }
  ${narrowest} {
    flex: 1 1 100%;
    flex-wrap: wrap;
  }
  @media print {
    display: none;
  }
`;
