import { Quiet } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { BarChart, Card, CardTitle, Stack } from '@platform/ui';
import { useModuleUse } from '../../source/queries';
import { ANALYTICS_FAILED } from '../../source/failures';

/** Which modules the club's people open, and about how often. */
export function ModulesUsed() {
  const use = useModuleUse();
  return (
    <Card>
      <Stack>
        <CardTitle>Which modules are used</CardTitle>
        <Loaded query={use} label="the use of modules" failure={ANALYTICS_FAILED} height="16rem">
          {(modules) =>
            modules.length === 0 ? (
              <Quiet>No module was opened in the last 30 days, or not often enough to count.</Quiet>
            ) : (
              <Stack $gap="sm">
                <Quiet>
                  About how often modules were opened in the last 30 days. It is an estimate: one browser in five
                  reports it.
                </Quiet>
                <BarChart
                  title="Opened in the last 30 days"
                  categoryName="Module"
                  categories={modules.map(({ title }) => title)}
                  series={[{ label: 'Times', values: modules.map(({ openings }) => openings) }]}
                />
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}
