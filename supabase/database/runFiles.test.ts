import { runFiles } from './runFiles';

test('names the file and the line that PostgreSQL refuses', async () => {
  const refusing = {
    run: () => Promise.reject(Object.assign(new Error('relation "nowhere" does not exist'), { position: '24' })),
    query: () => Promise.resolve({ rows: [] }),
  };
  const file = { name: 'schemas/clubs/clubs.sql', sql: 'select 1;\n\nselect from nowhere;\n' };
  await expect(runFiles(refusing, [file])).rejects.toThrow(
    'supabase/schemas/clubs/clubs.sql, line 3: relation "nowhere" does not exist',
  );
});
