import { Loaded } from '@platform/module-kit';
import { counted } from '@platform/module-kit/screens';
import { Button, EmptyState, Inline } from '@platform/ui';
import { useTemplates } from '../../source/queries';
import type { Template } from '../../source/rows/week';
import { ItemList, ItemWords } from '../ItemList';

/** What a manager does with a template. */
export type TemplateAction = 'use' | 'rename' | 'remove';

/** The weeks that are saved under a name. @param onAct called with the chosen action */
export function TemplateList({ onAct }: { onAct: (kind: TemplateAction, template: Template) => void }) {
  const templates = useTemplates();
  return (
    <Loaded query={templates} label="templates" failure="Failed to fetch the templates" height="9rem">
      {(all) =>
        all.length === 0 ? (
          <EmptyState title="No templates yet" description="Save a week that works, and plan the next one from it." />
        ) : (
          <ItemList>
            {all.map((template) => (
              <li key={template.id}>
                <ItemWords>
                  <strong>{template.name}</strong>
                  <span>{words(template)}</span>
                  {template.notes !== null && <small>{template.notes}</small>}
                </ItemWords>
                <Inline $gap="xs">
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Rename ${template.name}`}
                    onClick={() => onAct('rename', template)}
                  >
                    Rename
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={`Remove ${template.name}`}
                    onClick={() => onAct('remove', template)}
                  >
                    Remove
                  </Button>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Use ${template.name}`}
                    onClick={() => onAct('use', template)}
                  >
                    Use
                  </Button>
                </Inline>
              </li>
            ))}
          </ItemList>
        )
      }
    </Loaded>
  );
}

function words({ shifts }: Template): string {
  const count = shifts.reduce((sum, shift) => sum + shift.count, 0);
  const named = new Set(shifts.flatMap(({ staffId }) => staffId ?? [])).size;
  return `${counted(count, 'shift')} a week${named > 0 ? `, with ${counted(named, 'person', 'people')}` : ', open'}`;
}
