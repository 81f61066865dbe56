-- A measure that cannot be is refused with what it must be.

comment on constraint water_readings_free_chlorine_range on public.water_readings is 'Free chlorine must be 0 to 40 ppm.';
comment on constraint water_readings_ph_range on public.water_readings is 'The pH must be 0 to 14.';
comment on constraint water_readings_temperature_range on public.water_readings is 'The temperature must be 32 to 130 °F.';
comment on constraint water_readings_alkalinity_range on public.water_readings is
  'Total alkalinity must be 0 to 1,000 ppm.';
comment on constraint water_readings_calcium_range on public.water_readings is 'Calcium hardness must be 0 to 2,000 ppm.';
comment on constraint water_readings_cyanuric_acid_range on public.water_readings is 'Cyanuric acid must be 0 to 500 ppm.';
