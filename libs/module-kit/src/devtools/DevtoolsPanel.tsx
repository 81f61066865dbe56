import { Drawer, IconButton, Kbd, Tabs, token } from '@platform/ui';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { ErrorList } from './ErrorList';
import { FileWaterfall } from './FileWaterfall';
import { ModuleList } from './ModuleList';
import { recentErrors } from './recentErrors';
import { SharedPackages } from './SharedPackages';

/** What a module team asks of a page: what is on it, from which release and why, what came when, and what failed. */
export function DevtoolsPanel({ onClose }: { onClose: () => void }) {
  return (
    <Drawer open onClose={onClose} label="Devtools" side="right">
      <Content>
        <Head>
          <h2>Devtools</h2>
          <span aria-hidden="true">
            <Kbd>Alt</Kbd> <Kbd>Shift</Kbd> <Kbd>D</Kbd>
          </span>
          <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
        </Head>
        <Tabs
          label="Devtools"
          tabs={[
            { id: 'modules', label: 'Modules', panel: <ModuleList /> },
            { id: 'files', label: 'Loading', panel: <FileWaterfall /> },
            { id: 'shared', label: 'Shared', panel: <SharedPackages /> },
            { id: 'errors', label: 'Errors', count: recentErrors.list().length, panel: <ErrorList /> },
          ]}
        />
      </Content>
    </Drawer>
  );
}

const Content = styled.div`
  padding: ${token.space.sm} ${token.space.md} ${token.space.xl};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${token.space.sm};
  margin-bottom: ${token.space.sm};

  h2 {
    flex: 1;
    font-size: ${token.size.lg};
  }

  > span {
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
`;
