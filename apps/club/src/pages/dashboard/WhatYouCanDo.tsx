import { Section, Quiet } from '@platform/module-kit/screens';
import { matchRoute } from '@platform/contract';
import { offeredActions, useManifest, useModulesRetry, useRights, type OfferedAction } from '@platform/module-kit';
import { Card, CardTitle, Stack, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import own from '../../../module.json';

/** What the person may do in their club without any feature: the module actions that their role allows. */
export function WhatYouCanDo() {
  const manifest = useManifest();
  const rights = useRights();
  const isUnknown = useModulesRetry() !== undefined;
  const inside = offeredActions(manifest, rights).filter(({ to, module }) => {
    const match = matchRoute(manifest, to.split('?')[0] ?? '');
    // It is unknown whether the club has a module that needs an engagement, so its actions are not offered.
    const isTheirs = !isUnknown || !module.descriptor.engagement;
    return match.kind === 'route' && match.route.layout === 'app' && isTheirs;
  });
  return (
    <Section id="actions" title="What you can do">
      <Stack $gap="sm">
        <Quiet>Your role in the club includes all of this.</Quiet>
        <Lists>
          {byModule(inside).map(({ title, actions }) => (
            <Card key={title}>
              <CardTitle as="h3">{title}</CardTitle>
              <Actions role="list">
                {actions.map(({ label, to }) => (
                  <li key={label}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </Actions>
            </Card>
          ))}
        </Lists>
      </Stack>
    </Section>
  );
}

/** The actions of each module, in the order of the modules. */
function byModule(actions: readonly OfferedAction[]): { title: string; actions: OfferedAction[] }[] {
  const groups = new Map<string, OfferedAction[]>();
  for (const action of actions) {
    const { id, descriptor } = action.module;
    const title = id === own.id ? 'You and your team' : descriptor.title;
    groups.set(title, [...(groups.get(title) ?? []), action]);
  }
  return [...groups].map(([title, of]) => ({ title, actions: of }));
}

/* Modules have different numbers of actions: a short list leaves no hole beside a long one. */
const Lists = styled.div`
  columns: 14rem;
  column-gap: ${token.space.md};

  > * {
    break-inside: avoid;
    margin-bottom: ${token.space.md};
  }
`;

const Actions = styled.ul`
  margin-top: ${token.space.sm};

  li {
    padding-block: ${token.space.xs};
    border-top: 1px solid ${token.color.line};
  }

  li:last-child {
    padding-bottom: 0;
  }
`;
