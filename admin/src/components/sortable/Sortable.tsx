import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, type SortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

interface SortableProps {
  /** The ids of the items, in their order. */
  ids: readonly string[];
  /** How an item is announced, by its place from 1: "Image 2". */
  nameOf: (place: number) => string;
  strategy: SortingStrategy;
  onMove: (from: number, to: number) => void;
  /** The items, each with `useSortable`. */
  children: ReactNode;
}

/** A list that is sorted by mouse, touch or keyboard. */
export function Sortable({ ids, nameOf, strategy, onMove, children }: SortableProps) {
  const sensors = useSensors(
    // Scrolling the page, or pressing a button, must not drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 8 } }),
    // A key pressed while a list scrolls smoothly would count from a place that is no longer true.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const indexOf = (id: string | number) => ids.indexOf(String(id));
  const announced = (id: string | number) => nameOf(indexOf(id) + 1);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
      }}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `${announced(active.id)} picked up.`,
          onDragOver: ({ active, over }) =>
            over ? `${announced(active.id)} is over place ${indexOf(over.id) + 1}.` : undefined,
          onDragEnd: ({ over }) =>
            over ? `Dropped at place ${indexOf(over.id) + 1}.` : 'Dropped where it was.',
          onDragCancel: () => 'Put back where it was.',
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
