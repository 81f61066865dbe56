import type { ManifestModule } from '@platform/contract';
import { Alert, Button, Card, SkeletonLines, token } from '@platform/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { loadModule } from '../loading/loadModule';
import type { ViewState } from '../loading/moduleView';
import { showInSlot } from './showInSlot';

interface SlotPlaceProps {
  module: ManifestModule;
  slot: string;
}

/**
 * One module's place in a slot: its skeleton, then what it draws, or its name with the reason and Retry. What failed is
 * tried again by itself when the connection comes back.
 */
export function SlotPlace({ module, slot }: SlotPlaceProps) {
  // The page keeps the release that it began with; another one gets another place.
  const [shown] = useState(module);
  const [state, setState] = useState<ViewState>({ kind: 'loading', module, slow: false });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    return showInSlot({ module: shown, slot, place: place.current, load: loadModule, onState: setState });
  }, [shown, slot]);
  const retry = state.kind === 'failed' ? state.retry : undefined;
  useEffect(() => {
    if (!retry) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  const { title } = shown.descriptor;
  return (
    <>
      {state.kind === 'loading' && <Waiting title={title} slow={state.slow} />}
      {state.kind === 'failed' && (
        <Alert
          tone="danger"
          title={`${title} is unavailable`}
          action={
            <Button variant="secondary" size="sm" onClick={state.retry}>
              Retry
            </Button>
          }
        >
          {state.error.message}
        </Alert>
      )}
      <Place ref={place} hidden={state.kind !== 'mounted'} />
    </>
  );
}

function Waiting({ title, slow }: { title: string; slow: boolean }) {
  return (
    <Card aria-busy="true">
      <Name>{title}</Name>
      {slow ? (
        <Notice role="status">Still loading {title}. Your connection may be slow.</Notice>
      ) : (
        <SkeletonLines $height="4.5rem" />
      )}
    </Card>
  );
}

/** The module's own element fills it, as high as its neighbours. */
const Place = styled.div`
  display: grid;
  min-width: 0;

  &[hidden] {
    display: none;
  }

  > div {
    display: grid;
    min-width: 0;
  }
`;

const Name = styled.p`
  margin-bottom: ${token.space.md};
  font-weight: ${token.weight.semibold};
`;

const Notice = styled.p`
  min-height: 4.5rem;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
