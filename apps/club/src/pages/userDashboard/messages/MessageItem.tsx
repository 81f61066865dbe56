import { momentAtClub } from '@platform/module-kit/screens';
import { Badge, Button, token, VisuallyHidden } from '@platform/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Message } from '../../../source/rows/message';
import { useClubSource } from '../../../source/useClubSource';
import { priorityTitles, priorityTones } from './priorityLooks';

interface MessageItemProps {
  message: Message;
  /** The word before the other person's name: "From" or "To". */
  direction: 'From' | 'To';
  /** True for the message in the address: it is open, and scrolled to the top of the page. */
  isNamed?: boolean;
  /** Whether nothing above moves it any more, so that it can be scrolled to. */
  isInPlace?: boolean;
  onOpen?: () => void;
  onReply?: () => void;
}

/** One message of a list. Pressing it shows its text. */
export function MessageItem({
  message,
  direction,
  isNamed = false,
  isInPlace = true,
  onOpen,
  onReply,
}: MessageItemProps) {
  const { club } = useClubSource();
  const [open, setOpen] = useState(isNamed);
  const head = useRef<HTMLButtonElement>(null);
  const id = useId();
  const comeInto = useEffectEvent(() => {
    head.current?.scrollIntoView({ block: 'start' });
    onOpen?.();
  });
  useEffect(() => {
    if (isNamed && isInPlace) comeInto();
  }, [isNamed, isInPlace]);
  const unread = direction === 'From' && !message.isRead;
  return (
    <Item>
      <Head
        ref={head}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open);
          if (!open) onOpen?.();
        }}
      >
        <Subject $unread={unread}>
          {unread && (
            <Dot>
              <VisuallyHidden>Unread: </VisuallyHidden>
            </Dot>
          )}
          {message.subject}
        </Subject>
        {message.priority !== 'normal' && (
          <Badge tone={priorityTones[message.priority]}>{priorityTitles[message.priority]}</Badge>
        )}
        <Meta>
          {direction} {message.correspondent}, {momentAtClub(message.sentAt, club)}
          {direction === 'To' && (message.isRead ? ', read' : ', not read yet')}
        </Meta>
      </Head>
      {open && (
        <Body id={id}>
          <Text>{message.text}</Text>
          {onReply && (
            <Button variant="secondary" size="sm" onClick={onReply}>
              Reply
            </Button>
          )}
        </Body>
      )}
    </Item>
  );
}

const Item = styled.li`
  & + & {
    border-top: 1px solid ${token.color.line};
  }
`;

const Head = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token.space.hair} ${token.space.sm};
  width: 100%;
  padding: ${token.space.sm} ${token.space.lg};
  border: 0;
  background: transparent;
  color: ${token.color.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Subject = styled.span<{ $unread: boolean }>`
  overflow-wrap: anywhere;
  font-weight: ${({ $unread }) => ($unread ? token.weight.bold : token.weight.medium)};
`;

const Dot = styled.span`
  display: inline-block;
  width: ${token.space.xs};
  height: ${token.space.xs};
  margin-inline-end: ${token.space.xs};
  border-radius: ${token.radius.full};
  background: ${token.color.water};
`;

const Meta = styled.span`
  grid-column: 1 / -1;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Body = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space.sm};
  padding: 0 ${token.space.lg} ${token.space.md};
`;

const Text = styled.p`
  max-width: ${token.width.text};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
