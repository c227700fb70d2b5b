/**
 * The classes and divisions of dangerous goods: 49 CFR 173.2, the same as in the UN Model Regulations. Explosives also
 * have a compatibility letter, which belongs to the goods, not to the division.
 */
export const dangerousGoodsClasses = [
  { id: '1.1', description: '1.1 Explosive with a mass explosion hazard' },
  { id: '1.2', description: '1.2 Explosive with a projection hazard' },
  { id: '1.3', description: '1.3 Explosive with a fire hazard' },
  { id: '1.4', description: '1.4 Explosive with a minor explosion hazard' },
  { id: '1.5', description: '1.5 Very insensitive explosive' },
  { id: '1.6', description: '1.6 Extremely insensitive article' },
  { id: '2.1', description: '2.1 Flammable gas' },
  { id: '2.2', description: '2.2 Non-flammable, non-toxic gas' },
  { id: '2.3', description: '2.3 Toxic gas' },
  { id: '3', description: '3 Flammable liquid' },
  { id: '4.1', description: '4.1 Flammable solid' },
  { id: '4.2', description: '4.2 Spontaneously combustible' },
  { id: '4.3', description: '4.3 Dangerous when wet' },
  { id: '5.1', description: '5.1 Oxidizer' },
  { id: '5.2', description: '5.2 Organic peroxide' },
  { id: '6.1', description: '6.1 Toxic' },
  { id: '6.2', description: '6.2 Infectious' },
  { id: '7', description: '7 Radioactive' },
  { id: '8', description: '8 Corrosive' },
  { id: '9', description: '9 Miscellaneous' },
] as const;
