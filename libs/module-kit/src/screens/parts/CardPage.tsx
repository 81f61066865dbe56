import { brand } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { Card, focusFirstError, token, Wordmark } from '@platform/ui';
import { useEffect, useId, useRef, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

interface CardPageProps {
  title: string;
  lead: ReactNode;
  /** Submits the form. A field that it marks as wrong at once gets the focus. Without it, the card is not a form. */
  onSubmit?: () => void;
  /** Moves the focus to the heading, for a page that replaces a form which had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
  /** Links below the card. */
  links: ReactNode;
}

/** A page without the frame of the app: the brand, one card, and links below it. Signing in looks like this. */
export function CardPage({ title, lead, onSubmit, takesFocus = false, children, links }: CardPageProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent<HTMLElement>) => {
    event.preventDefault();
    // Renders before the focus moves, so that a screen reader reads the field with its error.
    flushSync(() => onSubmit?.());
    focusFirstError(event.currentTarget);
  };
  return (
    <Ground>
      <HomeLink to="/" aria-label={`${brand.name} home`}>
        <Wordmark name={brand.name} size={40} />
      </HomeLink>
      <Card $padding="lg">
        <Content
          as={onSubmit ? 'form' : 'div'}
          aria-labelledby={id}
          {...(onSubmit && { noValidate: true, onSubmit: submit })}
        >
          <h1 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <Lead>{lead}</Lead>
          {children}
        </Content>
      </Card>
      <Links>{links}</Links>
    </Ground>
  );
}

/** The current status, which screen readers announce when it changes. It is in the card's padding, so nothing moves. */
export const CardMessage = styled.p.attrs({ role: 'status' })`
  position: absolute;
  inset: 100% 0 auto;
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  line-height: ${token.leading.text};
  text-align: center;
`;

/* Starts at a fixed height, so that a notice that makes the card taller does not move it. */
const Ground = styled.div`
  display: grid;
  align-content: start;
  justify-items: center;
  gap: ${token.space.lg};
  min-height: 100dvh;
  padding: clamp(${token.space.xl}, 12dvh, 8rem) ${token.space.gutter} ${token.space.xl};
  background: radial-gradient(90rem 40rem at 50% 110%, ${token.color.waterSoft}, transparent);

  > div {
    width: 100%;
    max-width: ${token.width.narrow};
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  border-radius: ${token.radius.sm};
  text-decoration: none;
`;

const Content = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.md};

  > button {
    margin-top: ${token.space.xs};
  }

  h1 {
    outline: none;
    font-family: ${token.font.display};
    font-size: ${token.size.xxl};
    font-weight: ${token.weight.display};
  }
`;

const Lead = styled.p`
  margin-top: calc(-1 * ${token.space.xs});
  color: ${token.color.inkMuted};
  overflow-wrap: anywhere;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space.xxs} ${token.space.sm};
  font-size: ${token.size.sm};

  a {
    display: inline-block;
    padding-block: ${token.space.xxs};
  }
`;
