import { Button } from '../../shared/ui/button';
import { ErrorPicture } from '../../shared/ui/error-picture';

/** Stands in for a screen whose file is no longer on the server: a deployment took it away. */
export function NewVersion() {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center gap-4 px-4 py-12 text-center">
      <ErrorPicture kind="construction" />
      <h1 tabIndex={-1} className="text-title font-semibold tracking-tight">
        Hay una versión nueva de la consola
      </h1>
      <p role="alert" className="text-muted">
        Esta pantalla ya no está en el servidor. Actualiza la página para seguir.
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Actualizar
      </Button>
    </div>
  );
}
