/** Colours for a group's houses, in its order, each with a readable text colour. */
export const houseColours = [
  { ground: '#8C2F39', ink: '#FFFFFF' },
  { ground: '#1F5FA8', ink: '#FFFFFF' },
  { ground: '#2E6B3F', ink: '#FFFFFF' },
  { ground: '#E0B23C', ink: '#14213D' },
  { ground: '#5B3A8C', ink: '#FFFFFF' },
  { ground: '#A8460F', ink: '#FFFFFF' },
  { ground: '#0F6E78', ink: '#FFFFFF' },
  { ground: '#963261', ink: '#FFFFFF' },
  { ground: '#4A5560', ink: '#FFFFFF' },
  { ground: '#74552A', ink: '#FFFFFF' },
  { ground: '#9AC0E6', ink: '#14213D' },
];
