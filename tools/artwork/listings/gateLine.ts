import { palette } from '../kit/palette.ts';
import { stroke } from '../kit/svg.ts';

/** The school gate in one line, about 700 wide, its middle at 0 50. */
export function gateLine(width = 9, colour: string = palette.brand): string {
  const line = (data: string, thick = width) => stroke(data, colour, thick);
  return line('M-250 210H250M-210 210V-30M-150 210V-30M150 210V-30M210 210V-30M-226 -30H-134V-56H-226ZM134 -30H226V-56H134ZM-150 -30C-150 -210 150 -210 150 -30M-110 -30C-110 -160 110 -160 110 -30M-180 -56V-96L-200 -112H-160L-180 -96M180 -56V-96L160 -112H200L180 -96') +
    line('M-150 60H-8V210M150 60H8V210M-110 60V210M-76 60V210M-42 60V210M110 60V210M76 60V210M42 60V210M-150 130H-8M8 130H150', width * 0.6) +
    line('M-330 210C-320 120 -310 60 -316 -10M-316 -10C-350 -40 -380 -30 -396 0M-316 -10C-300 -50 -270 -50 -246 -30M-316 -10C-330 -60 -316 -80 -296 -96M-316 -10C-350 -60 -376 -60 -390 -56', width * 0.7);
}
