import type { Fault, FaultPlace } from './faultKinds';

type Chosen = { [Place in FaultPlace]?: Fault<Place> };

/** The faults chosen for the calls to come. */
export class Faults {
  private chosen: Chosen = {};

  choose<Place extends FaultPlace>(place: Place, fault: Chosen[Place]): void {
    this.chosen[place] = fault && { ...fault };
  }

  peek<Place extends FaultPlace>(place: Place): Chosen[Place] {
    return this.chosen[place];
  }

  /** The fault of this call, counted: one chosen for two calls is gone at the third. */
  take<Place extends FaultPlace>(place: Place): Chosen[Place] {
    const fault = this.chosen[place];
    if (fault?.calls !== undefined) {
      fault.calls -= 1;
      if (fault.calls <= 0) this.chosen[place] = undefined;
    }
    return fault;
  }
}
