import { Card, SkeletonLines, token } from '@platform/ui';
import { styled } from 'styled-components';

export interface OutlineProps {
  /** The module that is waited for. */
  title: string;
  /** True once it takes long. */
  slow: boolean;
}

/** A card until its module is there. */
export function CardOutline(props: OutlineProps) {
  return (
    <Card aria-busy="true">
      <Outline {...props} />
    </Card>
  );
}

/** A part of a page until its module is there. */
export function SectionOutline(props: OutlineProps) {
  return (
    <div aria-busy="true">
      <Outline {...props} />
    </div>
  );
}

function Outline({ title, slow }: OutlineProps) {
  return (
    <>
      <Name>{title}</Name>
      {slow ? (
        <Notice role="status">Still loading {title}. Your connection may be slow.</Notice>
      ) : (
        <SkeletonLines $height="4.5rem" />
      )}
    </>
  );
}

const Name = styled.p`
  margin-bottom: ${token.space.md};
  font-weight: ${token.weight.semibold};
`;

const Notice = styled.p`
  min-height: 4.5rem;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
