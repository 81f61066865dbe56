// As the guide has it: a host loads its own code later, so that shared packages can be settled first.
void import('./host');
