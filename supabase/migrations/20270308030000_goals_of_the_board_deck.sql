-- Adds a table to the board deck: the yearly contribution that each goal of the reserve study needs.

create or replace function app.report_tables(type_param text) returns text[]
language sql immutable set search_path = '' as $$
  select case type_param
    when 'overview' then array['figures', 'positions', 'training', 'coverage']
    when 'staffing' then array['staff', 'positions', 'hours']
    when 'financial' then array['budget', 'income', 'expenses', 'labor-by-role', 'labor-by-week', 'labor-budget']
    when 'operations' then array['activity', 'coverage', 'places', 'training']
    when 'financial-performance' then array['budget', 'income', 'expenses', 'next-budget', 'projects']
    when 'staff-metrics' then array['staff', 'rates', 'positions', 'exit-survey']
    when 'member-satisfaction' then array['satisfaction', 'categories']
    when 'annual-strategic-review' then array['season', 'metrics', 'lessons', 'workforce', 'projects', 'wishes']
    when 'competitive-analysis' then array['metrics', 'seasons', 'per-member', 'rates']
    when 'roi-dashboard' then array['return', 'investments', 'wishes']
    when 'board-pack' then array['figures', 'training', 'coverage', 'staff', 'positions', 'budget', 'income', 'expenses',
      'labor-by-week', 'activity', 'places']
    when 'board-deck' then array['season', 'metrics', 'projects', 'votes', 'reserve', 'reserve-goals', 'reserve-years']
    when 'safety-log' then array['incidents']
    when 'staff-reviews' then array['reviews']
  end
$$;
