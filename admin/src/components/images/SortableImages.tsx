import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { Tiles } from './ImageTile.tsx';
import { SortableImage } from './SortableImage.tsx';

interface SortableImagesProps {
  images: readonly string[];
  onChange: (images: string[]) => void;
}

/** Images in order, sortable by mouse, touch or keyboard. */
export function SortableImages({ images, onChange }: SortableImagesProps) {
  const sensors = useSensors(
    // Scrolling the page, or pressing a button, must not drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number) => images.indexOf(String(id));
  const nameOf = (id: string | number) => `Image ${placeOf(id) + 1}`;

  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onChange(arrayMove([...images], placeOf(active.id), placeOf(over.id)));
  }

  if (images.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} picked up.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active.id)} is over place ${placeOf(over.id) + 1}.` : undefined,
          onDragEnd: ({ over }) =>
            over ? `Dropped at place ${placeOf(over.id) + 1}.` : 'Dropped where it was.',
          onDragCancel: () => 'Put back where it was.',
        },
      }}
    >
      <SortableContext items={[...images]} strategy={rectSortingStrategy}>
        <Tiles>
          {images.map((imageUrl, index) => (
            <SortableImage
              key={imageUrl}
              imageUrl={imageUrl}
              place={index + 1}
              onRemove={() => onChange(images.filter((each) => each !== imageUrl))}
            />
          ))}
        </Tiles>
      </SortableContext>
    </DndContext>
  );
}
