import { ActionsMenu, Quiet } from '@platform/module-kit/screens';
import { MenuItem, token } from '@platform/ui';
import { PencilLine, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { templateInWords } from '../../rules/templateInWords';
import type { ListTemplate } from '../../source/rows/checklist';

interface TemplateRowsProps {
  templates: readonly ListTemplate[];
  onRename: (template: ListTemplate) => void;
  onDelete: (template: ListTemplate) => void;
}

export function TemplateRows({ templates, onRename, onDelete }: TemplateRowsProps) {
  return (
    <Rows aria-label="Templates">
      {templates.map((template) => (
        <li key={template.id}>
          <div>
            <Title>{template.title}</Title>
            <Quiet>{templateInWords(template)}</Quiet>
          </div>
          <ActionsMenu of={template.title}>
            <MenuItem icon={<PencilLine size={18} aria-hidden="true" />} onSelect={() => onRename(template)}>
              Rename
            </MenuItem>
            <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} onSelect={() => onDelete(template)}>
              Delete
            </MenuItem>
          </ActionsMenu>
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.sm};
    padding-block: ${token.space.xs};
  }
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
`;

const Title = styled.p`
  overflow-wrap: anywhere;
  font-weight: ${token.weight.semibold};
`;
