import { Quiet } from '@platform/module-kit/screens';
import { Loaded, useQuery } from '@platform/module-kit';
import { BarChart, Card, CardTitle, Stack } from '@platform/ui';
import { readNames } from '../names';
import { readModuleUse } from './clubUse';

export const useModuleUse = () =>
  useQuery({
    queryKey: ['admin', 'module use'],
    queryFn: async () => {
      const [modules, names] = await Promise.all([readModuleUse(), readNames()]);
      return modules.map(({ moduleId, openings }) => ({ title: names.modules.get(moduleId) ?? moduleId, openings }));
    },
  });

/** Which modules the club's people open, and about how often. */
export function ModulesUsed() {
  const use = useModuleUse();
  return (
    <Card>
      <Stack>
        <CardTitle>Which modules are used</CardTitle>
        <Loaded query={use} label="the use of modules" failure="Failed to load analytics" height="16rem">
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
