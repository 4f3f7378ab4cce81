/** Angles in degrees: 0 hangs straight down, positive swings to where the figure looks. */
export interface Pose {
  /** Upper arm and forearm. */
  nearArm: readonly [number, number];
  farArm: readonly [number, number];
  /** Thigh and shin. */
  nearLeg: readonly [number, number];
  farLeg: readonly [number, number];
  lean?: number;
  head?: number;
  /** 0 looks at us, 1 is in profile. */
  turn?: number;
}

/** Poses that scenes share; spread one and change an angle where needed. */
export const poses = {
  stand: { nearArm: [-7, -3], farArm: [7, 3], nearLeg: [-4, -2], farLeg: [4, 2], turn: 0.15 },
  handsBehind: { nearArm: [-14, 24], farArm: [14, -24], nearLeg: [-5, -3], farLeg: [5, 3], turn: 0 },
  relaxed: { nearArm: [-12, 8], farArm: [18, 62], nearLeg: [-3, -1], farLeg: [9, 2], lean: -1, turn: 0.35 },
  walk: { nearArm: [-26, -6], farArm: [24, 42], nearLeg: [22, 8], farLeg: [-14, -34], lean: 3, turn: 0.8 },
  walkOther: { nearArm: [24, 42], farArm: [-26, -6], nearLeg: [-16, -36], farLeg: [22, 10], lean: 3, turn: 0.8 },
  stroll: { nearArm: [-14, -2], farArm: [12, 24], nearLeg: [13, 5], farLeg: [-8, -20], lean: 1, turn: 0.6 },
  run: { nearArm: [-48, 32], farArm: [42, 118], nearLeg: [52, -14], farLeg: [-26, -82], lean: 12, turn: 0.9 },
  kick: { nearArm: [-58, -40], farArm: [46, 80], nearLeg: [62, 44], farLeg: [-10, -16], lean: -12, turn: 0.9 },
  reach: { nearArm: [118, 140], farArm: [96, 112], nearLeg: [-4, -4], farLeg: [8, 2], lean: 2, turn: 0.6 },
  armsUp: { nearArm: [-158, -172], farArm: [158, 172], nearLeg: [-9, -4], farLeg: [9, 4], turn: 0.05 },
  cheer: { nearArm: [-142, -166], farArm: [22, 60], nearLeg: [-8, -3], farLeg: [9, 3], turn: 0.2 },
  embrace: { nearArm: [62, 96], farArm: [70, 84], nearLeg: [-5, -4], farLeg: [10, 2], lean: 7, head: 8, turn: 0.75 },
  shake: { nearArm: [-8, 2], farArm: [34, 78], nearLeg: [-4, -3], farLeg: [9, 3], lean: 3, turn: 0.65 },
  speak: { nearArm: [14, 104], farArm: [42, 112], nearLeg: [-3, -2], farLeg: [5, 2], turn: 0.35 },
  point: { nearArm: [-8, -2], farArm: [84, 96], nearLeg: [-4, -3], farLeg: [6, 3], turn: 0.6 },
  hold: { nearArm: [8, 92], farArm: [16, 98], nearLeg: [-4, -2], farLeg: [5, 2], turn: 0.35 },
  read: { nearArm: [10, 106], farArm: [18, 110], nearLeg: [-4, -2], farLeg: [5, 2], head: 14, turn: 0.55 },
  sit: { nearArm: [14, 66], farArm: [22, 74], nearLeg: [84, 4], farLeg: [78, -2], lean: 2, turn: 0.75 },
  sitRead: { nearArm: [26, 96], farArm: [34, 100], nearLeg: [86, 2], farLeg: [80, -4], lean: 8, head: 16, turn: 0.8 },
  sitTalk: { nearArm: [10, 58], farArm: [46, 102], nearLeg: [84, 6], farLeg: [76, -4], lean: 6, turn: 0.7 },
  sitFront: { nearArm: [-10, 34], farArm: [10, -34], nearLeg: [-14, 2], farLeg: [14, -2], turn: 0 },
  bend: { nearArm: [48, 36], farArm: [58, 44], nearLeg: [14, -12], farLeg: [-6, -20], lean: 48, head: 20, turn: 0.85 },
  crouch: { nearArm: [48, 62], farArm: [58, 70], nearLeg: [92, -34], farLeg: [64, -66], lean: 24, head: 8, turn: 0.85 },
  carry: { nearArm: [-4, 4], farArm: [-150, -172], nearLeg: [14, 6], farLeg: [-8, -20], turn: 0.5 },
} satisfies Record<string, Pose>;
